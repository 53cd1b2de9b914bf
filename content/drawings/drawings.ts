import { drawAddressBlock } from "./address-block.ts";
import { drawBraidedRiver } from "./braided-river.ts";
import { drawCarrierCells } from "./carrier-cells.ts";
import { drawCatchment } from "./catchment.ts";
import { drawContourLand } from "./contour-land.ts";
import { drawIslandFlow } from "./island-flow.ts";
import { drawLockStaircase } from "./lock-staircase.ts";
import { drawPartingCurrent } from "./parting-current.ts";
import { drawFormRiver, drawQuestionRiver, drawStepsRiver } from "./rivers.ts";
import { drawServerHall } from "./server-hall.ts";
import { drawSharedWater } from "./shared-water.ts";
import { drawStrata, narrowStrata, wideStrata } from "./strata.ts";
import { drawWheelBlades, drawWheelCurrent, drawWheelFrame } from "./water-wheel.ts";

/** Every drawing by the name of its file. */
export const drawings: Readonly<Record<string, () => string>> = {
  "address-block": drawAddressBlock,
  "braided-river": drawBraidedRiver,
  "carrier-cells": drawCarrierCells,
  catchment: drawCatchment,
  "contour-land": drawContourLand,
  "form-river": drawFormRiver,
  "island-flow": drawIslandFlow,
  "lock-staircase": drawLockStaircase,
  "parting-current": drawPartingCurrent,
  "question-river": drawQuestionRiver,
  "server-hall": drawServerHall,
  "shared-water": drawSharedWater,
  "steps-river": drawStepsRiver,
  "strata-narrow": () => drawStrata(narrowStrata),
  "strata-wide": () => drawStrata(wideStrata),
  "wheel-blades": drawWheelBlades,
  "wheel-current": drawWheelCurrent,
  "wheel-frame": drawWheelFrame,
};
