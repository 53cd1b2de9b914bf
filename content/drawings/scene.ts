/** Size of the pictures beside a hero's heading; `components/illustrations/hero-scene.tsx` crops them. */
export const sceneWidth = 2600;
export const sceneHeight = 760;
export const sceneBox = `0 0 ${sceneWidth} ${sceneHeight}`;
