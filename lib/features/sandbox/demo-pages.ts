/** The sandbox's demo site: three pages as HTML, as shown to visitors from a country. */
import { escapeMarkup } from "@/lib/base/format/escape-markup";
import { type Market, markets } from "./markets";
import { type SandboxChoice, type SandboxTarget, targetInfos } from "./targets";

/** A price in the country's format: "36,95 €". */
export const formatShopPrice = ({ language, currency }: Market, amount: number) =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);

const formatDays = ({ language }: Market, days: number) =>
  new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);

const formatDate = ({ language }: Market, date: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

const gtin = "9520000482138";
const listedAt = "2026-11-14";

/** What the pages say in the country's language and formats. The HTML and its drawing (`components/sandbox`) share it. */
export function writeTexts(market: Market) {
  const { shop, listing, words, exit } = market;
  return {
    gtin,
    price: formatShopPrice(market, shop.price),
    listPrice: formatShopPrice(market, shop.listPrice),
    stock: shop.isInStock ? words.inStock : words.soldOut,
    delivery:
      shop.deliveryDays === null
        ? words.noDelivery
        : `${words.delivery} ${formatDays(market, shop.deliveryDays)}`,
    place: `${listing.district}, ${exit.city}`,
    rent: formatShopPrice(market, listing.rent),
    area: `${listing.squareMeters} m²`,
    listedAt: formatDate(market, listedAt),
  };
}

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
  const texts = writeTexts(market);
  const delivery = escapeMarkup(texts.delivery);
  return [
    '<s itemprop="priceSpecification" itemscope itemtype="https://schema.org/UnitPriceSpecification">',
    '  <link itemprop="priceType" href="https://schema.org/StrikethroughPrice">',
    `  <data itemprop="price" value="${listPrice}">${escapeMarkup(texts.listPrice)}</data>`,
    `  <meta itemprop="priceCurrency" content="${market.currency}">`,
    "</s>",
    `<link itemprop="availability" href="https://schema.org/${isInStock ? "InStock" : "OutOfStock"}">`,
    `<p>${escapeMarkup(texts.stock)}</p>`,
    ...(deliveryDays === null
      ? [`<p>${delivery}</p>`]
      : [
          '<p itemprop="deliveryLeadTime" itemscope itemtype="https://schema.org/QuantitativeValue">',
          `  <meta itemprop="value" content="${deliveryDays}"><meta itemprop="unitCode" content="DAY">`,
          `  ${delivery}`,
          "</p>",
        ]),
  ];
}

/** The first seller's offer, at the shop's price, has the details. */
function writeShop(market: Market): string {
  const { title, sellers } = market.shop;
  const details = writeOfferDetails(market);
  return `<article itemscope itemtype="https://schema.org/Product">
<p>GTIN <span itemprop="gtin13">${gtin}</span></p>
<h1 itemprop="name">${escapeMarkup(title)}</h1>
<h2>${escapeMarkup(market.words.sellers)}</h2>
<ul>
${sellers.map(({ name, price }, i) => writeOffer(market, name, price, i === 0 ? details : [])).join("\n")}
</ul>
</article>`;
}

function writeSearch({ search: { query, organic, ads, question }, words }: Market): string {
  return `<form><input type="search" name="q" value="${escapeMarkup(query)}"></form>
${ads.map((host) => `<aside class="ad" data-advertiser="${host}">${escapeMarkup(words.ad)} <cite>${host}</cite></aside>`).join("\n")}
<ol>
${organic.map(({ title, host }) => `<li class="result"><a href="https://${host}/">${escapeMarkup(title)}</a> <cite>${host}</cite></li>`).join("\n")}
</ol>
<details class="question"><summary>${escapeMarkup(question)}</summary></details>`;
}

function writeListing(market: Market): string {
  const { listing, words, currency } = market;
  const { rent, rooms, squareMeters, energyClass } = listing;
  const texts = writeTexts(market);
  const facts = [
    [words.rooms, `<span itemprop="numberOfRooms">${rooms}</span>`],
    [words.area, `<data itemprop="floorSize" value="${squareMeters}">${texts.area}</data>`],
    ...(energyClass === null
      ? []
      : [[words.energyClass, `<span itemprop="energyClass">${energyClass}</span>`]]),
    [words.listed, `<time itemprop="datePosted" datetime="${listedAt}">${texts.listedAt}</time>`],
  ] as const;
  return `<article class="listing" id="homes-90417" itemscope itemtype="https://schema.org/Apartment">
<link itemprop="url" href="${targetInfos.listing.url}">
<h1>${escapeMarkup(texts.place)}</h1>
<p>${escapeMarkup(words.rent)} <data itemprop="price" value="${rent}">${escapeMarkup(texts.rent)}</data></p>
<meta itemprop="priceCurrency" content="${currency}">
${facts.map(([label, value]) => `<p>${escapeMarkup(label)} ${value}</p>`).join("\n")}
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
