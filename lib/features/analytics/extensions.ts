/** Extensions of the analytics library, downloaded only when one is in use. */
export {
  ExperimentsExtensions,
  SessionReplayExtensions,
  SurveysExtensions,
} from "posthog-js/dist/extension-bundles";
