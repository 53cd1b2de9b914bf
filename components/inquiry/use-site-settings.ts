"use client";

import { useEffect, useState } from "react";
import { loadSiteSettings, type SiteSettings } from "@/lib/site/third-party/site-settings";

/** Run-time settings of the site; empty until they are loaded. */
export function useSiteSettings(): Partial<SiteSettings> {
  const [settings, setSettings] = useState<Partial<SiteSettings>>({});
  useEffect(() => {
    let isGone = false;
    void loadSiteSettings().then((loaded) => {
      if (!isGone) setSettings(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return settings;
}
