import BilledResponses from "./BilledResponses";
import CarrierList from "./CarrierList";
import ClosingCall from "./ClosingCall";
import CodeTabs from "./CodeTabs";
import CountryCounts from "./CountryCounts";
import CustomerStory from "./CustomerStory";
import Dashboard from "./Dashboard";
import DatasetSample from "./DatasetSample";
import FrequentQuestions from "./FrequentQuestions";
import HomeHero from "./HomeHero";
import HostedForm from "./HostedForm";
import InquiryForm from "./InquiryForm";
import KeyFigures from "./KeyFigures";
import NewestPosts from "./NewestPosts";
import NotFor from "./NotFor";
import Picture from "./Picture";
import PictureText from "./PictureText";
import PriceCurve from "./PriceCurve";
import ProductChooser from "./ProductChooser";
import ProductComparison from "./ProductComparison";
import ProductHero from "./ProductHero";
import ProductRange from "./ProductRange";
import RatingRow from "./RatingRow";
import RequestPath from "./RequestPath";
import RichTextSection from "./RichTextSection";
import Survey from "./Survey";
import TargetingLevels from "./TargetingLevels";
import TryRequest from "./TryRequest";
import WorldMap from "./WorldMap";

export const components = {
  billed_responses: BilledResponses,
  carrier_list: CarrierList,
  closing_call: ClosingCall,
  code_tabs: CodeTabs,
  country_counts: CountryCounts,
  customer_story: CustomerStory,
  dashboard: Dashboard,
  dataset_sample: DatasetSample,
  frequent_questions: FrequentQuestions,
  home_hero: HomeHero,
  hosted_form: HostedForm,
  inquiry_form: InquiryForm,
  key_figures: KeyFigures,
  newest_posts: NewestPosts,
  not_for: NotFor,
  picture: Picture,
  picture_text: PictureText,
  price_curve: PriceCurve,
  product_chooser: ProductChooser,
  product_comparison: ProductComparison,
  product_hero: ProductHero,
  product_range: ProductRange,
  rating_row: RatingRow,
  request_path: RequestPath,
  rich_text_section: RichTextSection,
  survey: Survey,
  targeting_levels: TargetingLevels,
  try_request: TryRequest,
  world_map: WorldMap,
};
