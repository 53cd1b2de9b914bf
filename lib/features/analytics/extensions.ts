/** Parts of the analytics library that are fetched only where one is active. */
export {
  ExperimentsExtensions,
  SessionReplayExtensions,
  SurveysExtensions,
} from "posthog-js/dist/extension-bundles";
