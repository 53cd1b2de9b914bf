import { drawAddressBlock } from "./address-block.ts";
import { drawBraidedRiver } from "./braided-river.ts";
import { drawCarrierCells } from "./carrier-cells.ts";
import { drawCatchment } from "./catchment.ts";
import { drawContourLand } from "./contour-land.ts";
import {
  drawIndexGlossary,
  drawIndexGuides,
  drawIndexIntegrations,
  drawIndexTools,
} from "./index-pictures.ts";
import { drawIslandFlow } from "./island-flow.ts";
import { drawLockStaircase } from "./lock-staircase.ts";
import { drawFairway, drawForkedRiver, drawJoiningRivers, drawOxbowLake } from "./page-rivers.ts";
import { drawPartingCurrent } from "./parting-current.ts";
import { drawFormRiver, drawQuestionRiver, drawStepsRiver } from "./rivers.ts";
import { drawServerHall } from "./server-hall.ts";
import { drawSharedWater } from "./shared-water.ts";
import { drawStrata, narrowStrata, wideStrata } from "./strata.ts";
import { drawWheelBlades, drawWheelCurrent, drawWheelFrame } from "./water-wheel.ts";

export const drawings: Readonly<Record<string, () => string>> = {
  "address-block": drawAddressBlock,
  "braided-river": drawBraidedRiver,
  "carrier-cells": drawCarrierCells,
  catchment: drawCatchment,
  "contour-land": drawContourLand,
  fairway: drawFairway,
  "forked-river": drawForkedRiver,
  "form-river": drawFormRiver,
  "index-glossary": drawIndexGlossary,
  "index-guides": drawIndexGuides,
  "index-integrations": drawIndexIntegrations,
  "index-tools": drawIndexTools,
  "island-flow": drawIslandFlow,
  "joining-rivers": drawJoiningRivers,
  "lock-staircase": drawLockStaircase,
  "oxbow-lake": () => drawOxbowLake(false),
  "oxbow-lake-dry": () => drawOxbowLake(true),
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
