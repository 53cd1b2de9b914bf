/** Renders the PNG and ICO icons in `public/` from the two SVGs there. Commit the result. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const at = (name: string) => fileURLToPath(new URL(`../../public/${name}`, import.meta.url));
const render = (drawing: string, size: number) =>
  sharp(at(drawing), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An .ico file with one PNG: 6 bytes of header, 16 of directory, then the image. */
function buildIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(at("favicon.ico"), buildIco(await render("favicon.svg", 32), 32));
writeFileSync(at("apple-icon.png"), await render("app-icon.svg", 180));
writeFileSync(at("icon-192.png"), await render("app-icon.svg", 192));
writeFileSync(at("icon-512.png"), await render("app-icon.svg", 512));
