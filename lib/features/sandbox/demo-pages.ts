/** The sandbox's demo site: three pages as HTML, as shown to visitors from a country. */
import { escapeMarkup } from "@/lib/base/format/escape-markup";
import { type Market, markets } from "./markets";
import type { SandboxChoice, SandboxTarget } from "./targets";

/** A price in the country's format: "36,95 €". */
export const formatShopPrice = ({ language, currency }: Market, amount: number) =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);

function writeOffer(market: Market, name: string, amount: number, details: readonly string[]): string {
  return [
    '<li itemprop="offers" itemscope itemtype="https://schema.org/Offer">',
    `  <span itemprop="seller">${escapeMarkup(name)}</span>`,
    `  <data itemprop="price" value="${amount}">${escapeMarkup(formatShopPrice(market, amount))}</data>`,
    `  <meta itemprop="priceCurrency" content="${market.currency}">`,
    ...details.map((line) => `  ${line}`),
    "</li>",
  ].join("\n");
}

/** List price, stock and delivery, as properties of an offer. */
function writeOfferDetails(market: Market): string[] {
  const { listPrice, isInStock, deliveryDays } = market.shop;
  const delivery = [
    '<span itemprop="deliveryLeadTime" itemscope itemtype="https://schema.org/QuantitativeValue">',
    `  <meta itemprop="value" content="${deliveryDays}"><meta itemprop="unitCode" content="DAY">`,
    "</span>",
  ];
  return [
    '<s itemprop="priceSpecification" itemscope itemtype="https://schema.org/UnitPriceSpecification">',
    '  <link itemprop="priceType" href="https://schema.org/StrikethroughPrice">',
    `  <data itemprop="price" value="${listPrice}">${escapeMarkup(formatShopPrice(market, listPrice))}</data>`,
    `  <meta itemprop="priceCurrency" content="${market.currency}">`,
    "</s>",
    `<link itemprop="availability" href="https://schema.org/${isInStock ? "InStock" : "OutOfStock"}">`,
    ...(deliveryDays === null ? [] : delivery),
  ];
}

/** The first seller's offer, at the shop's price, has the details. */
function writeShop(market: Market): string {
  const { title, sellers } = market.shop;
  const details = writeOfferDetails(market);
  return `<article itemscope itemtype="https://schema.org/Product">
<h1 itemprop="name">${escapeMarkup(title)}</h1>
<meta itemprop="gtin13" content="9520000482138">
<ul>
${sellers.map(({ name, price }, i) => writeOffer(market, name, price, i === 0 ? details : [])).join("\n")}
</ul>
</article>`;
}

function writeSearch({ search: { query, organic, ads, question } }: Market): string {
  return `<h1>${escapeMarkup(query)}</h1>
${ads.map((host) => `<aside class="ad" data-advertiser="${host}">Ad, ${host}</aside>`).join("\n")}
<ol>
${organic.map(({ title, host }) => `<li class="result"><a href="https://${host}/">${escapeMarkup(title)}</a></li>`).join("\n")}
</ol>
<details class="question"><summary>${escapeMarkup(question)}</summary></details>`;
}

function writeListing(market: Market): string {
  const { rent, rooms, squareMeters, energyClass, district } = market.listing;
  return `<article class="listing" id="homes-90417" itemscope itemtype="https://schema.org/Apartment">
<h1>${escapeMarkup(district)}, ${escapeMarkup(market.exit.city)}</h1>
<p><data itemprop="price" value="${rent}">${escapeMarkup(formatShopPrice(market, rent))}</data></p>
<meta itemprop="priceCurrency" content="${market.currency}">
<ul><li itemprop="numberOfRooms">${rooms}</li><li itemprop="floorSize">${squareMeters}</li>${
    energyClass === null ? "" : `<li itemprop="energyClass">${energyClass}</li>`
  }</ul>
<time itemprop="datePosted" datetime="2026-11-14"></time>
<a href="https://homes.example/l/90417" itemprop="url"></a>
</article>`;
}

const writers: Readonly<Record<SandboxTarget, (market: Market) => string>> = {
  shop: writeShop,
  search: writeSearch,
  listing: writeListing,
};

export function renderDemoPage({ country, target }: SandboxChoice): string {
  const market = markets[country];
  return `<!doctype html>
<html lang="${market.language}">
<head><meta charset="utf-8"><title>Demo</title></head>
<body>
${writers[target](market)}
</body>
</html>
`;
}
