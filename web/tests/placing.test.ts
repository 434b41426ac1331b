import { describe, expect, test } from 'vitest';
import { boxPlaces, overlap, placeBox } from '../src/lib/placing';

const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const desktop = { window: { width: 1280, height: 720 }, side: rect(952, 300, 328, 420) };
const size = { width: 328, height: 160 };

describe('the box with words', () => {
  test('stands at the foot of the side panel', () => {
    const anchor = rect(400, 200, 60, 80);
    expect(placeBox(boxPlaces(desktop, size, anchor), anchor, [])).toEqual(rect(952, 560, 328, 160));
  });

  test('is never over what it explains', () => {
    const line = rect(960, 600, 300, 30);
    const place = placeBox(boxPlaces(desktop, size, line), line, []);
    expect(place && overlap(place, line)).toBe(0);
  });

  test('covers nothing that is lit where there is another place', () => {
    const anchor = rect(960, 650, 300, 30);
    const lit = [rect(700, 600, 100, 100)];
    const place = placeBox(boxPlaces(desktop, size, anchor), anchor, lit);
    expect(lit.map((each) => place && overlap(place, each))).toEqual([0]);
  });

  test('on a phone is at the upper end where the lower one is lit', () => {
    const phone = { window: { width: 390, height: 844 }, side: null };
    const card = rect(20, 400, 90, 120);
    const places = boxPlaces(phone, { width: 374, height: 200 }, card);
    expect(placeBox(places, card, [])?.top).toBe(636);
    expect(placeBox(places, card, [rect(10, 650, 360, 40)])?.top).toBe(52);
  });

  test('without a side panel stands beside the thing, inside the window', () => {
    const page = { window: { width: 1280, height: 720 }, side: null };
    const low = rect(1200, 690, 60, 20);
    const place = placeBox(boxPlaces(page, size, low), low, []);
    expect(place).toEqual(rect(944, 524, 328, 160));
  });
});
