// The package has no types; these are the parts of its README in use here.
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
