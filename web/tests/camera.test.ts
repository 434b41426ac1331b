import { describe, expect, test } from 'vitest';
import {
  boardPoint,
  edgeTowards,
  fitScale,
  fitted,
  held,
  onto,
  panned,
  viewBoxOf,
  zoomed,
  type Lens,
} from '../src/lib/camera';

const lens: Lens = { board: { width: 960, height: 512 }, frame: { width: 952, height: 512 }, most: 2.5 };
const whole = fitted(lens);

describe('what is seen of a board', () => {
  test('is all of it, as large as the frame allows', () => {
    expect(whole).toEqual({ zoom: 1, x: 480, y: 256 });
    expect(fitScale(lens)).toBeCloseTo(0.9917, 3);
    const large = { ...lens, frame: { width: 1592, height: 872 } };
    expect(fitScale(large)).toBeCloseTo(1.658, 2);
  });

  test('the frame beyond the board shows in equal parts at both sides', () => {
    const [x, y, width, height] = viewBoxOf({ ...lens, frame: { width: 1920, height: 512 } }, whole)
      .split(' ')
      .map(Number);
    expect([x, y, width, height]).toEqual([-480, 0, 1920, 512]);
  });

  test('starts as large as its texts ask for where the frame is small', () => {
    const phone = { ...lens, frame: { width: 390, height: 500 } };
    expect(fitted(phone, 0.91).zoom * fitScale(phone)).toBeCloseTo(0.91);
    expect(fitted(lens, 0.91).zoom).toBe(1);
  });

  test('keeps the point under the pointer when zoomed', () => {
    const at = { x: 700, y: 300 };
    const before = boardPoint(lens, whole, at);
    const near = zoomed(lens, whole, 2, at);
    const after = boardPoint(lens, near, at);
    expect(near.zoom).toBe(2);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('is never smaller than the whole, nor larger than the most', () => {
    expect(zoomed(lens, whole, 0.2, { x: 0, y: 0 })).toEqual(whole);
    expect(zoomed(lens, whole, 99, { x: 0, y: 0 }).zoom).toBe(2.5);
  });

  test('moves with the hand, and stops where the board ends', () => {
    const near = zoomed(lens, whole, 2, { x: 476, y: 256 });
    expect(panned(lens, near, { x: -100, y: 0 }).x).toBeCloseTo(near.x + 100 / (fitScale(lens) * 2));
    const [x] = viewBoxOf(lens, panned(lens, near, { x: 9999, y: 0 }))
      .split(' ')
      .map(Number);
    expect(x).toBeCloseTo(0);
    expect(panned(lens, whole, { x: 50, y: 50 })).toEqual(whole);
  });

  test('goes to an area', () => {
    const area = onto(lens, { x: 0, y: 0, width: 480, height: 256 });
    expect(area.zoom).toBeCloseTo(2);
    expect(area.x).toBeCloseTo(240);
  });

  test('a frame that has grown still holds it', () => {
    const corner = held(lens, { zoom: 2, x: 0, y: 0 });
    expect(corner.x).toBeCloseTo(240);
    expect(held({ ...lens, frame: { width: 1920, height: 512 } }, corner).x).toBe(480);
  });
});

describe('an arrow at the edge', () => {
  const frame = { width: 400, height: 200 };

  test('points at what lies outside, and at nothing that is seen', () => {
    expect(edgeTowards(frame, { x: 200, y: 100 })).toBeNull();
    expect(edgeTowards(frame, { x: 900, y: 100 })).toEqual({ x: 378, y: 100, angle: 0 });
    const up = edgeTowards(frame, { x: 200, y: -500 });
    expect(up).toMatchObject({ x: 200, y: 22, angle: -90 });
  });
});
