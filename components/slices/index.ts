import ClosingCall from "./ClosingCall";
import CodeTabs from "./CodeTabs";
import CustomerStory from "./CustomerStory";
import FrequentQuestions from "./FrequentQuestions";
import HomeHero from "./HomeHero";
import KeyFigures from "./KeyFigures";
import ProductChooser from "./ProductChooser";
import RatingRow from "./RatingRow";
import RichTextSection from "./RichTextSection";
import Survey from "./Survey";
import UseCases from "./UseCases";
import WorldMap from "./WorldMap";

/** Every slice by its id in the CMS. */
export const components = {
  closing_call: ClosingCall,
  code_tabs: CodeTabs,
  customer_story: CustomerStory,
  frequent_questions: FrequentQuestions,
  home_hero: HomeHero,
  key_figures: KeyFigures,
  product_chooser: ProductChooser,
  rating_row: RatingRow,
  rich_text_section: RichTextSection,
  survey: Survey,
  use_cases: UseCases,
  world_map: WorldMap,
};
