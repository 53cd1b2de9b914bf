/**
 * The countries of the sandbox, and what its demo pages show there: prices, stock, results and listings are
 * invented, and differ as those of real sites do. Exit IPs are from ranges that are reserved for documentation.
 */

export const sandboxCountries = ["us", "gb", "de", "fr", "nl", "pl", "br", "jp"] as const;
export type SandboxCountry = (typeof sandboxCountries)[number];

export type Market = {
  name: string;
  exit: { ip: string; city: string };
  /** BCP 47. */
  language: string;
  currency: string;
  shop: {
    title: string;
    price: number;
    listPrice: number;
    isInStock: boolean;
    /** Null where the shop does not deliver. */
    deliveryDays: number | null;
    sellers: readonly { name: string; price: number }[];
  };
  search: {
    query: string;
    organic: readonly { title: string; host: string }[];
    ads: readonly string[];
    question: string;
  };
  listing: {
    rent: number;
    rooms: number;
    squareMeters: number;
    /** Null where the law asks for none. */
    energyClass: string | null;
    district: string;
  };
};

export const markets: Readonly<Record<SandboxCountry, Market>> = {
  us: {
    name: "United States",
    exit: { ip: "203.0.113.24", city: "Raleigh" },
    language: "en-US",
    currency: "USD",
    shop: {
      title: "Trail lamp, 400 lm",
      price: 39.9,
      listPrice: 49,
      isInStock: true,
      deliveryDays: 2,
      sellers: [
        { name: "Alder Outdoor", price: 39.9 },
        { name: "Heron Street", price: 41.25 },
      ],
    },
    search: {
      query: "trail lamp 400 lm",
      organic: [
        { title: "Trail lamps compared", host: "outdoor.example" },
        { title: "Trail lamp, 400 lm", host: "shop.example" },
        { title: "How bright should a lamp be?", host: "night.example" },
      ],
      ads: ["lamps.example", "heron.example"],
      question: "How many lumens for a trail?",
    },
    listing: { rent: 1850, rooms: 3, squareMeters: 86, energyClass: null, district: "Boylan Heights" },
  },
  gb: {
    name: "United Kingdom",
    exit: { ip: "203.0.113.61", city: "Leeds" },
    language: "en-GB",
    currency: "GBP",
    shop: {
      title: "Trail lamp, 400 lm",
      price: 34.5,
      listPrice: 39,
      isInStock: true,
      deliveryDays: 3,
      sellers: [{ name: "Heron Street", price: 34.5 }],
    },
    search: {
      query: "head torch 400 lm",
      organic: [
        { title: "Trail lamp, 400 lm", host: "shop.example" },
        { title: "Head torches on test", host: "fell.example" },
      ],
      ads: ["heron.example"],
      question: "Are 400 lumens enough for fell running?",
    },
    listing: { rent: 1120, rooms: 2, squareMeters: 61, energyClass: "C", district: "Chapel Allerton" },
  },
  de: {
    name: "Germany",
    exit: { ip: "198.51.100.17", city: "Berlin" },
    language: "de-DE",
    currency: "EUR",
    shop: {
      title: "Stirnlampe, 400 lm",
      price: 36.95,
      listPrice: 44.95,
      isInStock: true,
      deliveryDays: 1,
      sellers: [
        { name: "Erle Outdoor", price: 36.95 },
        { name: "Nachtlicht", price: 37.9 },
        { name: "Heron Street", price: 42 },
      ],
    },
    search: {
      query: "stirnlampe 400 lm",
      organic: [
        { title: "Stirnlampen im Vergleich", host: "draussen.example" },
        { title: "Stirnlampe, 400 lm", host: "shop.example" },
      ],
      ads: ["lampen.example"],
      question: "Wie viel Lumen braucht eine Stirnlampe?",
    },
    listing: { rent: 1290, rooms: 3, squareMeters: 78, energyClass: "B", district: "Moabit" },
  },
  fr: {
    name: "France",
    exit: { ip: "198.51.100.83", city: "Lyon" },
    language: "fr-FR",
    currency: "EUR",
    shop: {
      title: "Lampe frontale, 400 lm",
      price: 38.5,
      listPrice: 45,
      isInStock: false,
      deliveryDays: 6,
      sellers: [{ name: "Aulne Plein Air", price: 38.5 }],
    },
    search: {
      query: "lampe frontale 400 lm",
      organic: [
        { title: "Comparatif des lampes frontales", host: "sentier.example" },
        { title: "Lampe frontale, 400 lm", host: "shop.example" },
      ],
      ads: [],
      question: "Combien de lumens pour le trail ?",
    },
    listing: { rent: 980, rooms: 2, squareMeters: 54, energyClass: "D", district: "Croix-Rousse" },
  },
  nl: {
    name: "Netherlands",
    exit: { ip: "198.51.100.142", city: "Rotterdam" },
    language: "nl-NL",
    currency: "EUR",
    shop: {
      title: "Hoofdlamp, 400 lm",
      price: 37.5,
      listPrice: 42.5,
      isInStock: true,
      deliveryDays: 1,
      sellers: [
        { name: "Els Outdoor", price: 37.5 },
        { name: "Erle Outdoor", price: 38.95 },
      ],
    },
    search: {
      query: "hoofdlamp 400 lm",
      organic: [
        { title: "Hoofdlamp, 400 lm", host: "shop.example" },
        { title: "Hoofdlampen vergeleken", host: "buiten.example" },
      ],
      ads: ["lampen.example"],
      question: "Hoeveel lumen heb ik nodig?",
    },
    listing: { rent: 1490, rooms: 3, squareMeters: 74, energyClass: "B", district: "Kralingen" },
  },
  pl: {
    name: "Poland",
    exit: { ip: "192.0.2.77", city: "Kraków" },
    language: "pl-PL",
    currency: "PLN",
    shop: {
      title: "Latarka czołowa, 400 lm",
      price: 149,
      listPrice: 189,
      isInStock: true,
      deliveryDays: 2,
      sellers: [{ name: "Olcha", price: 149 }],
    },
    search: {
      query: "latarka czołowa 400 lm",
      organic: [
        { title: "Ranking latarek czołowych", host: "szlak.example" },
        { title: "Latarka czołowa, 400 lm", host: "shop.example" },
      ],
      ads: ["latarki.example"],
      question: "Ile lumenów do biegania?",
    },
    listing: { rent: 3600, rooms: 2, squareMeters: 52, energyClass: null, district: "Podgórze" },
  },
  br: {
    name: "Brazil",
    exit: { ip: "192.0.2.130", city: "Curitiba" },
    language: "pt-BR",
    currency: "BRL",
    shop: {
      title: "Lanterna de cabeça, 400 lm",
      price: 229.9,
      listPrice: 279.9,
      isInStock: true,
      deliveryDays: null,
      sellers: [
        { name: "Amieiro", price: 229.9 },
        { name: "Trilha Certa", price: 234.5 },
      ],
    },
    search: {
      query: "lanterna de cabeça 400 lm",
      organic: [
        { title: "Lanterna de cabeça, 400 lm", host: "shop.example" },
        { title: "Qual lanterna escolher?", host: "trilha.example" },
      ],
      ads: ["trilha.example"],
      question: "Quantos lumens para trilha?",
    },
    listing: { rent: 3200, rooms: 3, squareMeters: 92, energyClass: null, district: "Batel" },
  },
  jp: {
    name: "Japan",
    exit: { ip: "192.0.2.201", city: "Osaka" },
    language: "ja-JP",
    currency: "JPY",
    shop: {
      title: "ヘッドランプ 400 lm",
      price: 5480,
      listPrice: 6600,
      isInStock: true,
      deliveryDays: 3,
      sellers: [{ name: "山の店", price: 5480 }],
    },
    search: {
      query: "ヘッドランプ 400 lm",
      organic: [
        { title: "ヘッドランプ比較", host: "yama.example" },
        { title: "ヘッドランプ 400 lm", host: "shop.example" },
      ],
      ads: ["lamp.example", "yama.example"],
      question: "登山には何ルーメン必要ですか?",
    },
    listing: { rent: 98000, rooms: 2, squareMeters: 48, energyClass: null, district: "北区" },
  },
};
