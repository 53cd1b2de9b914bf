"use client";

import { useEffect, useState } from "react";
import { loadSiteSettings, type SiteSettings } from "@/lib/site/third-party/site-settings";

/** Run-time settings of the site; empty until they are loaded. */
export function useSiteSettings(): Partial<SiteSettings> {
  const [settings, setSettings] = useState<Partial<SiteSettings>>({});
  useEffect(() => void loadSiteSettings().then(setSettings), []);
  return settings;
}
