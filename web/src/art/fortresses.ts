/** Fortresses: domes for Bliss, spires for Gloom, terraces for Balance; foot at the origin, about 60 wide. */

import { line, polar } from './paths';

const tower = (x: number, width: number, height: number, roof: string) =>
  `M${x - width},0V${-height}H${x + width}V0Z${roof}`;
const dome = (x: number, width: number, height: number) =>
  tower(
    x,
    width,
    height,
    `M${x - width - 2},${-height}A${width + 2},${width + 3} 0 0 1 ${x + width + 2},${-height}Z`,
  );
const spire = (x: number, width: number, height: number) =>
  tower(
    x,
    width,
    height,
    line(
      [
        [x - width - 3, -height],
        [x, -height - width * 3.1],
        [x + width + 3, -height],
      ],
      true,
    ),
  );
const terrace = (x: number, width: number, height: number) =>
  tower(
    x,
    width,
    height,
    `M${x - width - 3},${-height}H${x + width + 3}L${x + width - 2},${-height - 7}H${x - width + 2}Z`,
  );

const build = (part: typeof dome) => ({
  minor: part(0, 8.5, 15),
  major: `${part(-17, 6.5, 15)}${part(17, 6.5, 15)}${part(0, 9, 27)}`,
});

export const FORTRESSES = { bliss: build(dome), gloom: build(spire), balance: build(terrace) };

/** The place where a Fortress may stand. */
export const SITE = line(
  Array.from({ length: 6 }, (_, i) => polar(i * 60 + 30, 25)),
  true,
);
