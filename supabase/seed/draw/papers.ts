import { circle, path, picture, rect, stroke, times } from './svg.ts';

const words = (x: number, y: number, widths: readonly number[], gap = 62): string =>
  widths
    .map(
      (wide, index) =>
        rect(x, y + index * gap, wide * 0.4, 12, '#8da39a', 6) + rect(x, y + index * gap + 22, wide, 22, '#2b3a33', 8),
    )
    .join('');

/** An identity card of no country, and a master's certificate of no chamber: nobody's data. */
export function paper(variant: number): string {
  if (variant === 1)
    return picture(
      rect(0, 0, 1200, 800, '#cfc6b4'),
      rect(120, 90, 960, 620, '#dbe6e1', 36),
      rect(120, 90, 960, 90, '#b5cfc7', 36),
      rect(160, 124, 420, 24, '#3f6157', 8),
      rect(170, 230, 300, 380, '#dfe3ea', 14),
      circle(320, 370, 86, '#eec19a'),
      path('M234 360C226 250 414 250 406 360C380 320 270 320 234 360Z', '#3b2a1d'),
      path('M190 610C190 490 260 470 320 470C380 470 450 490 450 610Z', '#3b5b8c'),
      words(530, 232, [300, 420, 260, 240], 92),
      times(3, (index) => stroke(`M150 ${560 + index * 30}q230 -70 460 0t460 0`, '#c3d6cf', 4)),
      rect(170, 640, 860, 26, '#5a6f66', 6),
    );
  return picture(
    rect(0, 0, 1200, 800, '#b9c4bd'),
    rect(260, 40, 680, 720, '#fbf7ea', 8),
    rect(290, 70, 620, 660, '#fbf7ea', 4),
    stroke('M290 70H910V730H290Z', '#b48a3c', 6),
    rect(420, 140, 360, 40, '#3a3325', 6),
    words(400, 250, [400, 320, 400], 80),
    circle(600, 600, 62, '#a8430f'),
    circle(600, 600, 44, '#c45a24'),
    path('M565 650L545 720L600 690L655 720L635 650Z', '#a8430f'),
    stroke('M700 660c30 -30 50 20 80 -10s40 10 60 0', '#26415e', 5),
  );
}
