"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { globalProductTypeOf, type InquiryProduct, parseInquiryProduct } from "@/lib/products";
import type { InquiryOpening, InquirySettings } from "./inquiry-modal";

type ModalModule = typeof import("./inquiry-modal");
