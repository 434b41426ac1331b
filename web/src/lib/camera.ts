/** What part of a board is seen: pan, zoom and fit, in the board's own units. */

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** `zoom` 1 shows the whole board; x and y are the point of the board in the middle of the frame. */
export interface Camera extends Point {
  zoom: number;
}

export interface Lens {
  board: Size;
  frame: Size;
  /** The largest zoom. */
  most: number;
}

/** Pixels for one unit where the whole board is seen. */
export function fitScale({ board, frame }: Pick<Lens, 'board' | 'frame'>): number {
  return Math.min(frame.width / board.width, frame.height / board.height) || 1;
}

export const scaleOf = (lens: Lens, camera: Camera): number => fitScale(lens) * camera.zoom;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** No further than the board reaches; what is smaller than the frame stands in its middle. */
export function held(lens: Lens, camera: Camera): Camera {
  const zoom = between(1, camera.zoom, Math.max(1, lens.most));
  const scale = fitScale(lens) * zoom;
  const along = (length: number, seen: number, at: number) =>
    seen >= length ? length / 2 : between(seen / 2, at, length - seen / 2);
  return {
    zoom,
    x: along(lens.board.width, lens.frame.width / scale, camera.x),
    y: along(lens.board.height, lens.frame.height / scale, camera.y),
  };
}

/** The whole board; where that would be too small to be read, as large as `readable` asks for. */
export function fitted(lens: Lens, readable = 0): Camera {
  const zoom = Math.max(1, readable / fitScale(lens));
  return held(
    { ...lens, most: Math.max(lens.most, zoom) },
    { zoom, x: lens.board.width / 2, y: lens.board.height / 2 },
  );
}

/** Where a point of the frame, in pixels from its corner, lies on the board. */
export function boardPoint(lens: Lens, camera: Camera, at: Point): Point {
  const scale = scaleOf(lens, camera);
  return { x: camera.x + (at.x - lens.frame.width / 2) / scale, y: camera.y + (at.y - lens.frame.height / 2) / scale };
}

/** Zoomed by a factor; the point under the pointer stays under it. */
export function zoomed(lens: Lens, camera: Camera, factor: number, at: Point): Camera {
  const kept = boardPoint(lens, camera, at);
  const zoom = between(1, camera.zoom * factor, Math.max(1, lens.most));
  const scale = fitScale(lens) * zoom;
  return held(lens, {
    zoom,
    x: kept.x - (at.x - lens.frame.width / 2) / scale,
    y: kept.y - (at.y - lens.frame.height / 2) / scale,
  });
}

/** Moved by pixels of the frame, as a hand drags a sheet of paper. */
export function panned(lens: Lens, camera: Camera, by: Point): Camera {
  const scale = scaleOf(lens, camera);
  return held(lens, { ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale });
}

/** So that an area of the board fills the frame. */
export function onto(lens: Lens, area: Point & Size): Camera {
  const zoom = Math.min(lens.frame.width / area.width, lens.frame.height / area.height) / fitScale(lens);
  return held(lens, { zoom, x: area.x + area.width / 2, y: area.y + area.height / 2 });
}

export function viewBoxOf(lens: Lens, camera: Camera): string {
  const scale = scaleOf(lens, camera);
  const width = lens.frame.width / scale;
  const height = lens.frame.height / scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((each) => Number(each.toFixed(2))).join(' ');
}

export interface Edge extends Point {
  /** Degrees clockwise from the right. */
  angle: number;
}

/** Where on the frame's edge an arrow points at what lies outside; null for what is seen, at least its middle. */
export function edgeTowards(frame: Size, target: Point, margin = 22): Edge | null {
  const isSeen = target.x >= 0 && target.y >= 0 && target.x <= frame.width && target.y <= frame.height;
  if (isSeen) return null;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const dx = target.x - middle.x;
  const dy = target.y - middle.y;
  const reach = Math.min((middle.x - margin) / Math.abs(dx || 1e-9), (middle.y - margin) / Math.abs(dy || 1e-9));
  return { x: middle.x + dx * reach, y: middle.y + dy * reach, angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}
