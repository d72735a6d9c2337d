import { lowestClearEdge } from "./clear-place";

const room = { top: 70, bottom: 700 };

test.each([
  ["at the foot of the window when nothing is there", [], 700],
  ["above a control that it would cover", [{ top: 640, bottom: 690 }], 636],
  ["above a control that reaches below the window", [{ top: 690, bottom: 800 }], 686],
  [
    "in the first gap that is high enough",
    [
      { top: 640, bottom: 690 },
      { top: 500, bottom: 560 },
      { top: 380, bottom: 420 },
    ],
    376,
  ],
  [
    "nowhere between controls that leave no room",
    [60, 160, 260, 360, 460, 560, 660].map((top) => ({ top, bottom: top + 44 })),
    undefined,
  ],
])("a list of 100 px stands %s", (_where, obstacles, edge) => {
  expect(lowestClearEdge(100, room, obstacles)).toBe(edge);
});
