import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

type HomePageDocumentDataSlicesSlice = BilledResponsesSlice | CarrierListSlice | ClosingCallSlice | CodeTabsSlice | CountryCountsSlice | CustomerStorySlice | DashboardSlice | DatasetSampleSlice | FrequentQuestionsSlice | HomeHeroSlice | HostedFormSlice | InquiryFormSlice | KeyFiguresSlice | NewestPostsSlice | NotForSlice | PictureSlice | PictureTextSlice | PriceCurveSlice | ProductChooserSlice | ProductComparisonSlice | ProductHeroSlice | ProductRangeSlice | RatingRowSlice | RequestPathSlice | RichTextSectionSlice | SurveySlice | TargetingLevelsSlice | TryRequestSlice | WorldMapSlice

/**
 * Item in *Home page → Inquiry modal: side panel*
 */
export interface HomePageDocumentDataInquiryModalAsideItem {
	/**
	 * Title field in *Home page → Inquiry modal: side panel*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.inquiry_modal_aside[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *Home page → Inquiry modal: side panel*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.inquiry_modal_aside[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *Home page → Inquiry modal: side panel*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.inquiry_modal_aside[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Customer story field in *Home page → Inquiry modal: side panel*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.inquiry_modal_aside[].customer_story
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	customer_story: ContentRelationshipFieldWithData<[{"fields":["quote","author","job_title","company","logo_mark"],"id":"testimonial"}]>;
}

/**
 * Item in *Home page → Alternate languages*
 */
export interface HomePageDocumentDataAlternateLinksItem {
	/**
	 * Address field in *Home page → Alternate languages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.alternate_links[].url
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	url: prismic.KeyTextField;
	
	/**
	 * Language field in *Home page → Alternate languages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: for example en or es-MX
	 * - **API ID Path**: home_page.alternate_links[].language
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	language: prismic.KeyTextField;
}

/**
 * Item in *Home page → Structured data*
 */
export interface HomePageDocumentDataSchemasItem {
	/**
	 * JSON-LD field in *Home page → Structured data*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One schema.org object as JSON
	 * - **API ID Path**: home_page.schemas[].schema
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	schema: prismic.KeyTextField;
}

/**
 * Content for Home page documents
 */
interface HomePageDocumentData {
	/**
	 * Slice Zone field in *Home page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<HomePageDocumentDataSlicesSlice>;/**
	 * Product type field in *Home page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: General
	 * - **API ID Path**: home_page.product_type
	 * - **Tab**: Page
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	product_type: prismic.SelectField<"General" | "OXY" | "RP" | "NGRP" | "MP" | "ISP" | "DCP" | "DC" | "SDCP" | "RTC" | "SCRAPER" | "SCRAPER_B" | "WEB_API" | "SERP_API" | "ECOM_API" | "RE_API" | "WEB_UNBLOCKER" | "DS", "filled">;
	
	/**
	 * Latin America page field in *Home page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: home_page.is_latam
	 * - **Tab**: Page
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_latam: prismic.BooleanField;
	
	/**
	 * Inquiry modal: side panel field in *Home page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.inquiry_modal_aside[]
	 * - **Tab**: Page
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	inquiry_modal_aside: prismic.GroupField<Simplify<HomePageDocumentDataInquiryModalAsideItem>>;/**
	 * Meta title field in *Home page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title for search engines and shared links
	 * - **API ID Path**: home_page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Home page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences on what the page holds
	 * - **API ID Path**: home_page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image field in *Home page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.og_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	og_image: prismic.ImageField<never>;
	
	/**
	 * Canonical address field in *Home page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Only when it differs from the page's own address
	 * - **API ID Path**: home_page.canonical_url
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	canonical_url: prismic.KeyTextField;
	
	/**
	 * Alternate languages field in *Home page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.alternate_links[]
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	alternate_links: prismic.GroupField<Simplify<HomePageDocumentDataAlternateLinksItem>>;
	
	/**
	 * Hide from search engines field in *Home page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: home_page.no_index
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	no_index: prismic.BooleanField;
	
	/**
	 * Structured data field in *Home page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_page.schemas[]
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	schemas: prismic.GroupField<Simplify<HomePageDocumentDataSchemasItem>>;
}

/**
 * Home page document from Prismic
 *
 * - **API ID**: `home_page`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HomePageDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<HomePageDocumentData>, "home_page", Lang>;

type PageDocumentDataSlicesSlice = BilledResponsesSlice | CarrierListSlice | ClosingCallSlice | CodeTabsSlice | CountryCountsSlice | CustomerStorySlice | DashboardSlice | DatasetSampleSlice | FrequentQuestionsSlice | HomeHeroSlice | HostedFormSlice | InquiryFormSlice | KeyFiguresSlice | NewestPostsSlice | NotForSlice | PictureSlice | PictureTextSlice | PriceCurveSlice | ProductChooserSlice | ProductComparisonSlice | ProductHeroSlice | ProductRangeSlice | RatingRowSlice | RequestPathSlice | RichTextSectionSlice | SurveySlice | TargetingLevelsSlice | TryRequestSlice | WorldMapSlice

/**
 * Item in *Page → Inquiry modal: side panel*
 */
export interface PageDocumentDataInquiryModalAsideItem {
	/**
	 * Title field in *Page → Inquiry modal: side panel*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.inquiry_modal_aside[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Description field in *Page → Inquiry modal: side panel*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.inquiry_modal_aside[].description
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	description: prismic.RichTextField;
	
	/**
	 * Image field in *Page → Inquiry modal: side panel*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.inquiry_modal_aside[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Customer story field in *Page → Inquiry modal: side panel*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.inquiry_modal_aside[].customer_story
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	customer_story: ContentRelationshipFieldWithData<[{"fields":["quote","author","job_title","company","logo_mark"],"id":"testimonial"}]>;
}

/**
 * Item in *Page → Alternate languages*
 */
export interface PageDocumentDataAlternateLinksItem {
	/**
	 * Address field in *Page → Alternate languages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.alternate_links[].url
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	url: prismic.KeyTextField;
	
	/**
	 * Language field in *Page → Alternate languages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: for example en or es-MX
	 * - **API ID Path**: page.alternate_links[].language
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	language: prismic.KeyTextField;
}

/**
 * Item in *Page → Structured data*
 */
export interface PageDocumentDataSchemasItem {
	/**
	 * JSON-LD field in *Page → Structured data*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One schema.org object as JSON
	 * - **API ID Path**: page.schemas[].schema
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	schema: prismic.KeyTextField;
}

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Parent field in *Page*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.parent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	parent: prismic.ContentRelationshipField<"section"> | prismic.ContentRelationshipField<"page">;
	
	/**
	 * Slice Zone field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;/**
	 * Product type field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: General
	 * - **API ID Path**: page.product_type
	 * - **Tab**: Page
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	product_type: prismic.SelectField<"General" | "OXY" | "RP" | "NGRP" | "MP" | "ISP" | "DCP" | "DC" | "SDCP" | "RTC" | "SCRAPER" | "SCRAPER_B" | "WEB_API" | "SERP_API" | "ECOM_API" | "RE_API" | "WEB_UNBLOCKER" | "DS", "filled">;
	
	/**
	 * Feature flag field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Shown only while this flag is on (FEATURE_FLAGS)
	 * - **API ID Path**: page.feature_flag
	 * - **Tab**: Page
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_flag: prismic.KeyTextField;
	
	/**
	 * Latin America page field in *Page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: page.is_latam
	 * - **Tab**: Page
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_latam: prismic.BooleanField;
	
	/**
	 * Inquiry modal: side panel field in *Page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.inquiry_modal_aside[]
	 * - **Tab**: Page
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	inquiry_modal_aside: prismic.GroupField<Simplify<PageDocumentDataInquiryModalAsideItem>>;/**
	 * Meta title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title for search engines and shared links
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences on what the page holds
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Share image field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.og_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	og_image: prismic.ImageField<never>;
	
	/**
	 * Canonical address field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Only when it differs from the page's own address
	 * - **API ID Path**: page.canonical_url
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	canonical_url: prismic.KeyTextField;
	
	/**
	 * Alternate languages field in *Page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.alternate_links[]
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	alternate_links: prismic.GroupField<Simplify<PageDocumentDataAlternateLinksItem>>;
	
	/**
	 * Hide from search engines field in *Page*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: page.no_index
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	no_index: prismic.BooleanField;
	
	/**
	 * Ends at field in *Page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: From then on the page is gone
	 * - **API ID Path**: page.ends_at
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	ends_at: prismic.TimestampField;
	
	/**
	 * Structured data field in *Page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.schemas[]
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	schemas: prismic.GroupField<Simplify<PageDocumentDataSchemasItem>>;
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Content for Section documents
 */
interface SectionDocumentData {
	/**
	 * Title field in *Section*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: section.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Section document from Prismic
 *
 * - **API ID**: `section`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SectionDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<SectionDocumentData>, "section", Lang>;

/**
 * Content for Settings documents
 */
interface SettingsDocumentData {
	/**
	 * Show the news bar field in *Settings*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: settings.news_bar_visible
	 * - **Tab**: News bar
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	news_bar_visible: prismic.BooleanField;
	
	/**
	 * Type field in *Settings*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: neutral
	 * - **API ID Path**: settings.news_bar_type
	 * - **Tab**: News bar
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	news_bar_type: prismic.SelectField<"neutral" | "success" | "warning" | "error", "filled">;
	
	/**
	 * Text field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.news_bar_text
	 * - **Tab**: News bar
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	news_bar_text: prismic.KeyTextField;
	
	/**
	 * Link field in *Settings*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.news_bar_link
	 * - **Tab**: News bar
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	news_bar_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Label of the link field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.news_bar_link_label
	 * - **Tab**: News bar
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	news_bar_link_label: prismic.KeyTextField;
	
	/**
	 * Can be closed field in *Settings*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: settings.news_bar_closable
	 * - **Tab**: News bar
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	news_bar_closable: prismic.BooleanField;
}

/**
 * Settings document from Prismic
 *
 * - **API ID**: `settings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SettingsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<SettingsDocumentData>, "settings", Lang>;

/**
 * Content for Testimonial documents
 */
interface TestimonialDocumentData {
	/**
	 * Quote field in *Testimonial*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.quote
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	quote: prismic.RichTextField;
	
	/**
	 * Author field in *Testimonial*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.author
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	author: prismic.KeyTextField;
	
	/**
	 * Job title field in *Testimonial*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.job_title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	job_title: prismic.KeyTextField;
	
	/**
	 * Company field in *Testimonial*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: testimonial.company
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company: prismic.KeyTextField;
	
	/**
	 * Logo mark field in *Testimonial*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Key of the drawn company mark
	 * - **API ID Path**: testimonial.logo_mark
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	logo_mark: prismic.KeyTextField;
}

/**
 * Testimonial document from Prismic
 *
 * - **API ID**: `testimonial`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type TestimonialDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<TestimonialDocumentData>, "testimonial", Lang>;

export type AllDocumentTypes = HomePageDocument | PageDocument | SectionDocument | SettingsDocument | TestimonialDocument;

/**
 * Item in *BilledResponses → By status → Primary → Responses*
 */
export interface BilledResponsesSliceDefaultPrimaryResponsesItem {
	/**
	 * Status field in *BilledResponses → By status → Primary → Responses*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 404, 410
	 * - **API ID Path**: billed_responses.default.primary.responses[].status
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	status: prismic.KeyTextField;
	
	/**
	 * What it means field in *BilledResponses → By status → Primary → Responses*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: billed_responses.default.primary.responses[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Billed as one result field in *BilledResponses → By status → Primary → Responses*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: billed_responses.default.primary.responses[].is_billed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	is_billed: prismic.BooleanField;
}

/**
 * Primary content in *BilledResponses → By status → Primary*
 */
export interface BilledResponsesSliceDefaultPrimary {
	/**
	 * Heading field in *BilledResponses → By status → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: billed_responses.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *BilledResponses → By status → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: billed_responses.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Responses field in *BilledResponses → By status → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: billed_responses.default.primary.responses[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	responses: prismic.GroupField<Simplify<BilledResponsesSliceDefaultPrimaryResponsesItem>>;
	
	/**
	 * Link below field in *BilledResponses → By status → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: billed_responses.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Label of the link field in *BilledResponses → By status → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: billed_responses.default.primary.link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
}

/**
 * By status variation for BilledResponses Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BilledResponsesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BilledResponsesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *BilledResponses*
 */
type BilledResponsesSliceVariation = BilledResponsesSliceDefault

/**
 * BilledResponses Shared Slice
 *
 * - **API ID**: `billed_responses`
 * - **Description**: What a product’s responses cost, by status.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BilledResponsesSlice = prismic.SharedSlice<"billed_responses", BilledResponsesSliceVariation>;

/**
 * Primary content in *CarrierList → Mobile carriers → Primary*
 */
export interface CarrierListSliceDefaultPrimary {
	/**
	 * Heading field in *CarrierList → Mobile carriers → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: carrier_list.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *CarrierList → Mobile carriers → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: carrier_list.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Countries in the list field in *CarrierList → Mobile carriers → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 8
	 * - **API ID Path**: carrier_list.default.primary.listed
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	listed: prismic.NumberField;
}

/**
 * Mobile carriers variation for CarrierList Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CarrierListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CarrierListSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CarrierList*
 */
type CarrierListSliceVariation = CarrierListSliceDefault

/**
 * CarrierList Shared Slice
 *
 * - **API ID**: `carrier_list`
 * - **Description**: The countries with the most mobile IPs, with the largest carriers of each.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CarrierListSlice = prismic.SharedSlice<"carrier_list", CarrierListSliceVariation>;

/**
 * Primary content in *ClosingCall → Island → Primary*
 */
export interface ClosingCallSliceDefaultPrimary {
	/**
	 * Heading field in *ClosingCall → Island → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: closing_call.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *ClosingCall → Island → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: closing_call.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Label of the trial button field in *ClosingCall → Island → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: closing_call.default.primary.trial_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	trial_label: prismic.KeyTextField;
	
	/**
	 * Label of the sales button field in *ClosingCall → Island → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: closing_call.default.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
}

/**
 * Island variation for ClosingCall Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ClosingCallSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ClosingCallSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ClosingCall*
 */
type ClosingCallSliceVariation = ClosingCallSliceDefault

/**
 * ClosingCall Shared Slice
 *
 * - **API ID**: `closing_call`
 * - **Description**: The last call of a page, an island in the current.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ClosingCallSlice = prismic.SharedSlice<"closing_call", ClosingCallSliceVariation>;

/**
 * Item in *CodeTabs → Bleed → Primary → Code samples*
 */
export interface CodeTabsSliceDefaultPrimarySamplesItem {
	/**
	 * Language field in *CodeTabs → Bleed → Primary → Code samples*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_tabs.default.primary.samples[].language
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	language: prismic.SelectField<"curl" | "Python" | "Node.js" | "Go" | "Java" | "PHP" | "C#">;
	
	/**
	 * Code field in *CodeTabs → Bleed → Primary → Code samples*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Write {{ for a brace before a lowercase word: {word} is a figure
	 * - **API ID Path**: code_tabs.default.primary.samples[].code
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	code: prismic.RichTextField;
}

/**
 * Primary content in *CodeTabs → Bleed → Primary*
 */
export interface CodeTabsSliceDefaultPrimary {
	/**
	 * Heading field in *CodeTabs → Bleed → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_tabs.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *CodeTabs → Bleed → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_tabs.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Code samples field in *CodeTabs → Bleed → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_tabs.default.primary.samples[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	samples: prismic.GroupField<Simplify<CodeTabsSliceDefaultPrimarySamplesItem>>;
	
	/**
	 * Response field in *CodeTabs → Bleed → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_tabs.default.primary.response
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	response: prismic.RichTextField;
	
	/**
	 * Reading beside the status field in *CodeTabs → Bleed → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens, for example {median:RP}
	 * - **API ID Path**: code_tabs.default.primary.reading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reading: prismic.KeyTextField;
	
	/**
	 * Link below field in *CodeTabs → Bleed → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_tabs.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Label of the link field in *CodeTabs → Bleed → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_tabs.default.primary.link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
}

/**
 * Bleed variation for CodeTabs Slice
 *
 * - **API ID**: `default`
 * - **Description**: The panel runs to the right edge of the window.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CodeTabsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CodeTabsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CodeTabs*
 */
type CodeTabsSliceVariation = CodeTabsSliceDefault

/**
 * CodeTabs Shared Slice
 *
 * - **API ID**: `code_tabs`
 * - **Description**: One request in several languages beside its response.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CodeTabsSlice = prismic.SharedSlice<"code_tabs", CodeTabsSliceVariation>;

/**
 * Primary content in *CountryCounts → By country → Primary*
 */
export interface CountryCountsSliceDefaultPrimary {
	/**
	 * Heading field in *CountryCounts → By country → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: country_counts.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *CountryCounts → By country → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: country_counts.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Countries in the list field in *CountryCounts → By country → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 20
	 * - **API ID Path**: country_counts.default.primary.listed
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	listed: prismic.NumberField;
}

/**
 * By country variation for CountryCounts Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CountryCountsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CountryCountsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CountryCounts*
 */
type CountryCountsSliceVariation = CountryCountsSliceDefault

/**
 * CountryCounts Shared Slice
 *
 * - **API ID**: `country_counts`
 * - **Description**: The IPs of the page’s product by country.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CountryCountsSlice = prismic.SharedSlice<"country_counts", CountryCountsSliceVariation>;

/**
 * Primary content in *CustomerStory → Default → Primary*
 */
export interface CustomerStorySliceDefaultPrimary {
	/**
	 * Testimonial field in *CustomerStory → Default → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_story.default.primary.testimonial
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	testimonial: ContentRelationshipFieldWithData<[{"id":"testimonial","fields":["quote","author","job_title","company","logo_mark"]}]>;
	
	/**
	 * Show what the customer measured field in *CustomerStory → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: customer_story.default.primary.show_result
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	show_result: prismic.BooleanField;
}

/**
 * Default variation for CustomerStory Slice
 *
 * - **API ID**: `default`
 * - **Description**: The quote, alone or beside the customer’s weekly values before and after the switch.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CustomerStorySliceDefault = prismic.SharedSliceVariation<"default", Simplify<CustomerStorySliceDefaultPrimary>, never>;

/**
 * Primary content in *CustomerStory → Evidence → Primary*
 */
export interface CustomerStorySliceEvidencePrimary {
	/**
	 * Heading field in *CustomerStory → Evidence → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_story.evidence.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Problem, and what solved it field in *CustomerStory → Evidence → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_story.evidence.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Customer whose measured result is the chart (optional) field in *CustomerStory → Evidence → Primary*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_story.evidence.primary.testimonial
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	testimonial: ContentRelationshipFieldWithData<[{"id":"testimonial","fields":["company","logo_mark"]}]>;
	
	/**
	 * Use case (optional); without a customer, its chart field in *CustomerStory → Evidence → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: customer_story.evidence.primary.use_case
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	use_case: prismic.SelectField<"price-monitoring" | "search-visibility" | "travel-fares" | "ad-verification" | "housing-supply" | "shipping-schedules">;
}

/**
 * Evidence variation for CustomerStory Slice
 *
 * - **API ID**: `evidence`
 * - **Description**: A problem, what a customer measured or the chart of a use case, and links to both pages.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CustomerStorySliceEvidence = prismic.SharedSliceVariation<"evidence", Simplify<CustomerStorySliceEvidencePrimary>, never>;

/**
 * Slice variation for *CustomerStory*
 */
type CustomerStorySliceVariation = CustomerStorySliceDefault | CustomerStorySliceEvidence

/**
 * CustomerStory Shared Slice
 *
 * - **API ID**: `customer_story`
 * - **Description**: What a customer says, or the problem and its measured result.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CustomerStorySlice = prismic.SharedSlice<"customer_story", CustomerStorySliceVariation>;

/**
 * Primary content in *Dashboard → Default → Primary*
 */
export interface DashboardSliceDefaultPrimary {
	/**
	 * Heading field in *Dashboard → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dashboard.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *Dashboard → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dashboard.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
}

/**
 * Default variation for Dashboard Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DashboardSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DashboardSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Dashboard*
 */
type DashboardSliceVariation = DashboardSliceDefault

/**
 * Dashboard Shared Slice
 *
 * - **API ID**: `dashboard`
 * - **Description**: A drawn screen of the dashboard with the figures of the page's product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DashboardSlice = prismic.SharedSlice<"dashboard", DashboardSliceVariation>;

/**
 * Item in *DatasetSample → Default → Primary → Fields*
 */
export interface DatasetSampleSliceDefaultPrimaryFieldsItem {
	/**
	 * Name field in *DatasetSample → Default → Primary → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.fields[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Type field in *DatasetSample → Default → Primary → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.fields[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	kind: prismic.KeyTextField;
	
	/**
	 * Example field in *DatasetSample → Default → Primary → Fields*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.fields[].example
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	example: prismic.KeyTextField;
	
	/**
	 * Filled, percent field in *DatasetSample → Default → Primary → Fields*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.fields[].filled
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	filled: prismic.NumberField;
}

/**
 * Item in *DatasetSample → Default → Primary → Delivery*
 */
export interface DatasetSampleSliceDefaultPrimaryDeliveriesItem {
	/**
	 * Title field in *DatasetSample → Default → Primary → Delivery*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.deliveries[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *DatasetSample → Default → Primary → Delivery*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.deliveries[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *DatasetSample → List → Primary → Datasets*
 */
export interface DatasetSampleSliceListPrimaryDatasetsItem {
	/**
	 * Name field in *DatasetSample → List → Primary → Datasets*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.list.primary.datasets[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * What a record is field in *DatasetSample → List → Primary → Datasets*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.list.primary.datasets[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * How often field in *DatasetSample → List → Primary → Datasets*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.list.primary.datasets[].frequency
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	frequency: prismic.KeyTextField;
	
	/**
	 * Page field in *DatasetSample → List → Primary → Datasets*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.list.primary.datasets[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *DatasetSample → Default → Primary*
 */
export interface DatasetSampleSliceDefaultPrimary {
	/**
	 * Heading field in *DatasetSample → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *DatasetSample → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Title of the sheet field in *DatasetSample → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.sheet_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sheet_title: prismic.KeyTextField;
	
	/**
	 * Note of the sheet field in *DatasetSample → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.sheet_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sheet_note: prismic.KeyTextField;
	
	/**
	 * Fields field in *DatasetSample → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.fields[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	fields: prismic.GroupField<Simplify<DatasetSampleSliceDefaultPrimaryFieldsItem>>;
	
	/**
	 * Delivery field in *DatasetSample → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.deliveries[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	deliveries: prismic.GroupField<Simplify<DatasetSampleSliceDefaultPrimaryDeliveriesItem>>;
	
	/**
	 * Label of the button field in *DatasetSample → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.default.primary.sample_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sample_label: prismic.KeyTextField;
}

/**
 * Default variation for DatasetSample Slice
 *
 * - **API ID**: `default`
 * - **Description**: A record sheet beside formats and destinations.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DatasetSampleSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DatasetSampleSliceDefaultPrimary>, never>;

/**
 * Primary content in *DatasetSample → List → Primary*
 */
export interface DatasetSampleSliceListPrimary {
	/**
	 * Heading field in *DatasetSample → List → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.list.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *DatasetSample → List → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.list.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Datasets field in *DatasetSample → List → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dataset_sample.list.primary.datasets[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	datasets: prismic.GroupField<Simplify<DatasetSampleSliceListPrimaryDatasetsItem>>;
}

/**
 * List variation for DatasetSample Slice
 *
 * - **API ID**: `list`
 * - **Description**: The datasets there are, each with a link to its page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DatasetSampleSliceList = prismic.SharedSliceVariation<"list", Simplify<DatasetSampleSliceListPrimary>, never>;

/**
 * Slice variation for *DatasetSample*
 */
type DatasetSampleSliceVariation = DatasetSampleSliceDefault | DatasetSampleSliceList

/**
 * DatasetSample Shared Slice
 *
 * - **API ID**: `dataset_sample`
 * - **Description**: One record as it is delivered: fields, types, how often each is filled, formats.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DatasetSampleSlice = prismic.SharedSlice<"dataset_sample", DatasetSampleSliceVariation>;

/**
 * Item in *FrequentQuestions → Default → Primary → Questions*
 */
export interface FrequentQuestionsSliceDefaultPrimaryQuestionsItem {
	/**
	 * Question field in *FrequentQuestions → Default → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: frequent_questions.default.primary.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *FrequentQuestions → Default → Primary → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: frequent_questions.default.primary.questions[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Primary content in *FrequentQuestions → Default → Primary*
 */
export interface FrequentQuestionsSliceDefaultPrimary {
	/**
	 * Heading field in *FrequentQuestions → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: frequent_questions.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *FrequentQuestions → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: frequent_questions.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Questions field in *FrequentQuestions → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: frequent_questions.default.primary.questions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<FrequentQuestionsSliceDefaultPrimaryQuestionsItem>>;
}

/**
 * Default variation for FrequentQuestions Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FrequentQuestionsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FrequentQuestionsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *FrequentQuestions*
 */
type FrequentQuestionsSliceVariation = FrequentQuestionsSliceDefault

/**
 * FrequentQuestions Shared Slice
 *
 * - **API ID**: `frequent_questions`
 * - **Description**: Questions that open in place.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FrequentQuestionsSlice = prismic.SharedSlice<"frequent_questions", FrequentQuestionsSliceVariation>;

/**
 * Item in *HomeHero → Oxbow → Primary → Code samples*
 */
export interface HomeHeroSliceDefaultPrimarySamplesItem {
	/**
	 * Language field in *HomeHero → Oxbow → Primary → Code samples*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_hero.default.primary.samples[].language
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	language: prismic.SelectField<"curl" | "Python" | "Node.js" | "Go" | "Java" | "PHP" | "C#">;
	
	/**
	 * Code field in *HomeHero → Oxbow → Primary → Code samples*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Write {{ for a brace before a lowercase word: {word} is a figure
	 * - **API ID Path**: home_hero.default.primary.samples[].code
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	code: prismic.RichTextField;
}

/**
 * Primary content in *HomeHero → Oxbow → Primary*
 */
export interface HomeHeroSliceDefaultPrimary {
	/**
	 * Heading field in *HomeHero → Oxbow → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_hero.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *HomeHero → Oxbow → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_hero.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Label of the trial button field in *HomeHero → Oxbow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_hero.default.primary.trial_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	trial_label: prismic.KeyTextField;
	
	/**
	 * Label of the sales button field in *HomeHero → Oxbow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_hero.default.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
	
	/**
	 * Note below the buttons field in *HomeHero → Oxbow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_hero.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Code samples field in *HomeHero → Oxbow → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_hero.default.primary.samples[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	samples: prismic.GroupField<Simplify<HomeHeroSliceDefaultPrimarySamplesItem>>;
	
	/**
	 * Response field in *HomeHero → Oxbow → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home_hero.default.primary.response
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	response: prismic.RichTextField;
	
	/**
	 * Reading beside the status field in *HomeHero → Oxbow → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens, for example {median:RP}
	 * - **API ID Path**: home_hero.default.primary.reading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	reading: prismic.KeyTextField;
}

/**
 * Oxbow variation for HomeHero Slice
 *
 * - **API ID**: `default`
 * - **Description**: A river of nine lines leaves the closed straight way.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HomeHeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HomeHeroSliceDefaultPrimary>, never>;

/**
 * Slice variation for *HomeHero*
 */
type HomeHeroSliceVariation = HomeHeroSliceDefault

/**
 * HomeHero Shared Slice
 *
 * - **API ID**: `home_hero`
 * - **Description**: Opening of the home page: the claim, two calls, and a river that bends around a request and its answer.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HomeHeroSlice = prismic.SharedSlice<"home_hero", HomeHeroSliceVariation>;

/**
 * Primary content in *HostedForm → Inline → Primary*
 */
export interface HostedFormSliceDefaultPrimary {
	/**
	 * Heading field in *HostedForm → Inline → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *HostedForm → Inline → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Id of the form field in *HostedForm → Inline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Last part of the form's address at Typeform
	 * - **API ID Path**: hosted_form.default.primary.form_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_id: prismic.KeyTextField;
	
	/**
	 * Label of the link to the form field in *HostedForm → Inline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Label of the link to sales, where hosted forms are off field in *HostedForm → Inline → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.default.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
}

/**
 * Inline variation for HostedForm Slice
 *
 * - **API ID**: `default`
 * - **Description**: The form stands in the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HostedFormSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HostedFormSliceDefaultPrimary>, never>;

/**
 * Primary content in *HostedForm → Popup → Primary*
 */
export interface HostedFormSlicePopupPrimary {
	/**
	 * Heading field in *HostedForm → Popup → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.popup.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *HostedForm → Popup → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.popup.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Id of the form field in *HostedForm → Popup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Last part of the form's address at Typeform
	 * - **API ID Path**: hosted_form.popup.primary.form_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_id: prismic.KeyTextField;
	
	/**
	 * Label of the link to the form field in *HostedForm → Popup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.popup.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Label of the link to sales, where hosted forms are off field in *HostedForm → Popup → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.popup.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
}

/**
 * Popup variation for HostedForm Slice
 *
 * - **API ID**: `popup`
 * - **Description**: A button opens the form over the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HostedFormSlicePopup = prismic.SharedSliceVariation<"popup", Simplify<HostedFormSlicePopupPrimary>, never>;

/**
 * Primary content in *HostedForm → Slider → Primary*
 */
export interface HostedFormSliceSliderPrimary {
	/**
	 * Heading field in *HostedForm → Slider → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.slider.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *HostedForm → Slider → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.slider.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Id of the form field in *HostedForm → Slider → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Last part of the form's address at Typeform
	 * - **API ID Path**: hosted_form.slider.primary.form_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_id: prismic.KeyTextField;
	
	/**
	 * Label of the link to the form field in *HostedForm → Slider → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.slider.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Label of the link to sales, where hosted forms are off field in *HostedForm → Slider → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.slider.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
}

/**
 * Slider variation for HostedForm Slice
 *
 * - **API ID**: `slider`
 * - **Description**: A button slides the form in from the right.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HostedFormSliceSlider = prismic.SharedSliceVariation<"slider", Simplify<HostedFormSliceSliderPrimary>, never>;

/**
 * Primary content in *HostedForm → Popover → Primary*
 */
export interface HostedFormSlicePopoverPrimary {
	/**
	 * Heading field in *HostedForm → Popover → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.popover.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *HostedForm → Popover → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.popover.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Id of the form field in *HostedForm → Popover → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Last part of the form's address at Typeform
	 * - **API ID Path**: hosted_form.popover.primary.form_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_id: prismic.KeyTextField;
	
	/**
	 * Label of the link to the form field in *HostedForm → Popover → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.popover.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Label of the link to sales, where hosted forms are off field in *HostedForm → Popover → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.popover.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
}

/**
 * Popover variation for HostedForm Slice
 *
 * - **API ID**: `popover`
 * - **Description**: A round button at the corner of the window.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HostedFormSlicePopover = prismic.SharedSliceVariation<"popover", Simplify<HostedFormSlicePopoverPrimary>, never>;

/**
 * Primary content in *HostedForm → Side tab → Primary*
 */
export interface HostedFormSliceSideTabPrimary {
	/**
	 * Heading field in *HostedForm → Side tab → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.sideTab.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *HostedForm → Side tab → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.sideTab.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Id of the form field in *HostedForm → Side tab → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Last part of the form's address at Typeform
	 * - **API ID Path**: hosted_form.sideTab.primary.form_id
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_id: prismic.KeyTextField;
	
	/**
	 * Label of the link to the form field in *HostedForm → Side tab → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.sideTab.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Label of the link to sales, where hosted forms are off field in *HostedForm → Side tab → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hosted_form.sideTab.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
	
	/**
	 * Text of the tab field in *HostedForm → Side tab → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Launch me
	 * - **API ID Path**: hosted_form.sideTab.primary.button_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	button_text: prismic.KeyTextField;
}

/**
 * Side tab variation for HostedForm Slice
 *
 * - **API ID**: `sideTab`
 * - **Description**: A tab at the right edge of the window.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HostedFormSliceSideTab = prismic.SharedSliceVariation<"sideTab", Simplify<HostedFormSliceSideTabPrimary>, never>;

/**
 * Slice variation for *HostedForm*
 */
type HostedFormSliceVariation = HostedFormSliceDefault | HostedFormSlicePopup | HostedFormSliceSlider | HostedFormSlicePopover | HostedFormSliceSideTab

/**
 * HostedForm Shared Slice
 *
 * - **API ID**: `hosted_form`
 * - **Description**: A form of the hosted-form provider (Typeform). Shown where the site's configuration allows it; otherwise the slice leads to sales.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HostedFormSlice = prismic.SharedSlice<"hosted_form", HostedFormSliceVariation>;

/**
 * Primary content in *InquiryForm → Beside words → Primary*
 */
export interface InquiryFormSliceDefaultPrimary {
	/**
	 * Heading field in *InquiryForm → Beside words → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: inquiry_form.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *InquiryForm → Beside words → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: inquiry_form.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Title of the form field in *InquiryForm → Beside words → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: That of the product where empty
	 * - **API ID Path**: inquiry_form.default.primary.form_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	form_title: prismic.KeyTextField;
}

/**
 * Beside words variation for InquiryForm Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type InquiryFormSliceDefault = prismic.SharedSliceVariation<"default", Simplify<InquiryFormSliceDefaultPrimary>, never>;

/**
 * Slice variation for *InquiryForm*
 */
type InquiryFormSliceVariation = InquiryFormSliceDefault

/**
 * InquiryForm Shared Slice
 *
 * - **API ID**: `inquiry_form`
 * - **Description**: The inquiry standing open in the page, beside what is offered.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type InquiryFormSlice = prismic.SharedSlice<"inquiry_form", InquiryFormSliceVariation>;

/**
 * Item in *KeyFigures → Default → Primary → Figures*
 */
export interface KeyFiguresSliceDefaultPrimaryFiguresItem {
	/**
	 * Figure field in *KeyFigures → Default → Primary → Figures*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: key_figures.default.primary.figures[].figure
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	figure: prismic.SelectField<"ips" | "countries" | "success" | "response">;
	
	/**
	 * What is counted field in *KeyFigures → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: key_figures.default.primary.figures[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * How it is counted field in *KeyFigures → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: key_figures.default.primary.figures[].method
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	method: prismic.KeyTextField;
}

/**
 * Primary content in *KeyFigures → Default → Primary*
 */
export interface KeyFiguresSliceDefaultPrimary {
	/**
	 * Figures field in *KeyFigures → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: key_figures.default.primary.figures[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	figures: prismic.GroupField<Simplify<KeyFiguresSliceDefaultPrimaryFiguresItem>>;
	
	/**
	 * Date and scope of all figures field in *KeyFigures → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: {as-of}, {period}
	 * - **API ID Path**: key_figures.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Default variation for KeyFigures Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type KeyFiguresSliceDefault = prismic.SharedSliceVariation<"default", Simplify<KeyFiguresSliceDefaultPrimary>, never>;

/**
 * Slice variation for *KeyFigures*
 */
type KeyFiguresSliceVariation = KeyFiguresSliceDefault

/**
 * KeyFigures Shared Slice
 *
 * - **API ID**: `key_figures`
 * - **Description**: Figures of the network on graduated scales, with their date and method.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type KeyFiguresSlice = prismic.SharedSlice<"key_figures", KeyFiguresSliceVariation>;

/**
 * Primary content in *NewestPosts → Default → Primary*
 */
export interface NewestPostsSliceDefaultPrimary {
	/**
	 * Heading field in *NewestPosts → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: newest_posts.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Link to all posts field in *NewestPosts → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: newest_posts.default.primary.all_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	all_label: prismic.KeyTextField;
}

/**
 * Default variation for NewestPosts Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NewestPostsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NewestPostsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *NewestPosts*
 */
type NewestPostsSliceVariation = NewestPostsSliceDefault

/**
 * NewestPosts Shared Slice
 *
 * - **API ID**: `newest_posts`
 * - **Description**: The newest posts of the blog: one large, three beside it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NewestPostsSlice = prismic.SharedSlice<"newest_posts", NewestPostsSliceVariation>;

/**
 * Item in *NotFor → Default → Primary → Cases*
 */
export interface NotForSliceDefaultPrimaryItemsItem {
	/**
	 * Case field in *NotFor → Default → Primary → Cases*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: not_for.default.primary.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * What we do, or what fits instead field in *NotFor → Default → Primary → Cases*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: not_for.default.primary.items[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *NotFor → Default → Primary*
 */
export interface NotForSliceDefaultPrimary {
	/**
	 * Heading field in *NotFor → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: not_for.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *NotFor → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: not_for.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Cases field in *NotFor → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: not_for.default.primary.items[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	items: prismic.GroupField<Simplify<NotForSliceDefaultPrimaryItemsItem>>;
}

/**
 * Default variation for NotFor Slice
 *
 * - **API ID**: `default`
 * - **Description**: Heading on the left, list on the right.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NotForSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NotForSliceDefaultPrimary>, never>;

/**
 * Slice variation for *NotFor*
 */
type NotForSliceVariation = NotForSliceDefault

/**
 * NotFor Shared Slice
 *
 * - **API ID**: `not_for`
 * - **Description**: When the product doesn’t fit.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NotForSlice = prismic.SharedSlice<"not_for", NotForSliceVariation>;

/**
 * Primary content in *Picture → Content width → Primary*
 */
export interface PictureSliceDefaultPrimary {
	/**
	 * Image, with its alternative text field in *Picture → Content width → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Picture → Content width → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What is shown, where it is from
	 * - **API ID Path**: picture.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Content width variation for Picture Slice
 *
 * - **API ID**: `default`
 * - **Description**: As wide as the page's content.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PictureSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PictureSliceDefaultPrimary>, never>;

/**
 * Primary content in *Picture → Window width → Primary*
 */
export interface PictureSliceWidePrimary {
	/**
	 * Image, with its alternative text field in *Picture → Window width → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture.wide.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *Picture → Window width → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What is shown, where it is from
	 * - **API ID Path**: picture.wide.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Window width variation for Picture Slice
 *
 * - **API ID**: `wide`
 * - **Description**: From one edge of the window to the other.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PictureSliceWide = prismic.SharedSliceVariation<"wide", Simplify<PictureSliceWidePrimary>, never>;

/**
 * Slice variation for *Picture*
 */
type PictureSliceVariation = PictureSliceDefault | PictureSliceWide

/**
 * Picture Shared Slice
 *
 * - **API ID**: `picture`
 * - **Description**: A picture with a caption.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PictureSlice = prismic.SharedSlice<"picture", PictureSliceVariation>;

/**
 * Primary content in *PictureText → Default → Primary*
 */
export interface PictureTextSliceDefaultPrimary {
	/**
	 * Side of the picture on wide windows field in *PictureText → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: right
	 * - **API ID Path**: picture_text.default.primary.picture_side
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	picture_side: prismic.SelectField<"right" | "left", "filled">;
	
	/**
	 * Image, with its alternative text field in *PictureText → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture_text.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *PictureText → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What is shown, where it is from
	 * - **API ID Path**: picture_text.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Heading field in *PictureText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture_text.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Text field in *PictureText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture_text.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Where it leads on field in *PictureText → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture_text.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Words of the link field in *PictureText → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: picture_text.default.primary.link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
}

/**
 * Default variation for PictureText Slice
 *
 * - **API ID**: `default`
 * - **Description**: A picture on one side, a text on the other.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PictureTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PictureTextSliceDefaultPrimary>, never>;

/**
 * Slice variation for *PictureText*
 */
type PictureTextSliceVariation = PictureTextSliceDefault

/**
 * PictureText Shared Slice
 *
 * - **API ID**: `picture_text`
 * - **Description**: A picture beside a text; on phones the picture comes first.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PictureTextSlice = prismic.SharedSlice<"picture_text", PictureTextSliceVariation>;

/**
 * Primary content in *PriceCurve → Default → Primary*
 */
export interface PriceCurveSliceDefaultPrimary {
	/**
	 * Heading field in *PriceCurve → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: price_curve.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *PriceCurve → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: price_curve.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Volume shown first field in *PriceCurve → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: price_curve.default.primary.start_volume
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	start_volume: prismic.NumberField;
	
	/**
	 * Note field in *PriceCurve → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Below the calculation
	 * - **API ID Path**: price_curve.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Question below the plans field in *PriceCurve → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: price_curve.default.primary.contact_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_text: prismic.KeyTextField;
	
	/**
	 * Label of the link to sales field in *PriceCurve → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: price_curve.default.primary.contact_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	contact_label: prismic.KeyTextField;
	
	/**
	 * Priced product, where the page's own has no price field in *PriceCurve → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: price_curve.default.primary.priced_product
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	priced_product: prismic.SelectField<"RP" | "NGRP" | "MP" | "ISP" | "DCP" | "DC" | "SDCP" | "RTC" | "WEB_API" | "SERP_API" | "ECOM_API" | "RE_API" | "WEB_UNBLOCKER" | "DS">;
}

/**
 * Default variation for PriceCurve Slice
 *
 * - **API ID**: `default`
 * - **Description**: The curve of the page's product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PriceCurveSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PriceCurveSliceDefaultPrimary>, never>;

/**
 * Slice variation for *PriceCurve*
 */
type PriceCurveSliceVariation = PriceCurveSliceDefault

/**
 * PriceCurve Shared Slice
 *
 * - **API ID**: `price_curve`
 * - **Description**: Price against volume with a slider, and the plans that stand on the curve.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PriceCurveSlice = prismic.SharedSlice<"price_curve", PriceCurveSliceVariation>;

/**
 * Item in *ProductChooser → Confluence → Primary → Questions*
 */
export interface ProductChooserSliceDefaultPrimaryQuestionsItem {
	/**
	 * Question field in *ProductChooser → Confluence → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer 1 field in *ProductChooser → Confluence → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.questions[].answer_1
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	answer_1: prismic.KeyTextField;
	
	/**
	 * Answer 2 field in *ProductChooser → Confluence → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.questions[].answer_2
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	answer_2: prismic.KeyTextField;
	
	/**
	 * Answer 3 field in *ProductChooser → Confluence → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.questions[].answer_3
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	answer_3: prismic.KeyTextField;
}

/**
 * Item in *ProductChooser → Confluence → Primary → Results*
 */
export interface ProductChooserSliceDefaultPrimaryResultsItem {
	/**
	 * Product field in *ProductChooser → Confluence → Primary → Results*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.results[].product
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	product: prismic.SelectField<"RP" | "DCP" | "WEB_UNBLOCKER" | "ECOM_API" | "SERP_API" | "WEB_API" | "DS">;
	
	/**
	 * Why this one field in *ProductChooser → Confluence → Primary → Results*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.results[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Page, when there is one field in *ProductChooser → Confluence → Primary → Results*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.results[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Label of the link field in *ProductChooser → Confluence → Primary → Results*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.results[].link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
}

/**
 * Primary content in *ProductChooser → Confluence → Primary*
 */
export interface ProductChooserSliceDefaultPrimary {
	/**
	 * Heading field in *ProductChooser → Confluence → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *ProductChooser → Confluence → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Questions field in *ProductChooser → Confluence → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.questions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<ProductChooserSliceDefaultPrimaryQuestionsItem>>;
	
	/**
	 * Results field in *ProductChooser → Confluence → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_chooser.default.primary.results[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	results: prismic.GroupField<Simplify<ProductChooserSliceDefaultPrimaryResultsItem>>;
}

/**
 * Confluence variation for ProductChooser Slice
 *
 * - **API ID**: `default`
 * - **Description**: Exactly three questions with three answers each; the results are fixed by the answers.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductChooserSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductChooserSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ProductChooser*
 */
type ProductChooserSliceVariation = ProductChooserSliceDefault

/**
 * ProductChooser Shared Slice
 *
 * - **API ID**: `product_chooser`
 * - **Description**: Three questions whose answers run together into one product.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductChooserSlice = prismic.SharedSlice<"product_chooser", ProductChooserSliceVariation>;

/**
 * Item in *ProductComparison → Default → Primary → Products, the page's own first*
 */
export interface ProductComparisonSliceDefaultPrimaryColumnsItem {
	/**
	 * Product field in *ProductComparison → Default → Primary → Products, the page's own first*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.columns[].product
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	product: prismic.SelectField<"RP" | "NGRP" | "MP" | "ISP" | "DCP" | "DC" | "SDCP" | "RTC" | "SCRAPER" | "SCRAPER_B" | "WEB_API" | "SERP_API" | "ECOM_API" | "RE_API" | "WEB_UNBLOCKER" | "DS">;
	
	/**
	 * Best for field in *ProductComparison → Default → Primary → Products, the page's own first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.columns[].best_for
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	best_for: prismic.KeyTextField;
}

/**
 * Item in *ProductComparison → Default → Primary → Rows*
 */
export interface ProductComparisonSliceDefaultPrimaryRowsItem {
	/**
	 * Measure field in *ProductComparison → Default → Primary → Rows*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.rows[].measure
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	measure: prismic.SelectField<"price" | "success" | "response" | "ips" | "countries" | "city" | "carrier" | "keeps_ip" | "renders" | "sticky">;
	
	/**
	 * Label field in *ProductComparison → Default → Primary → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.rows[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
}

/**
 * Primary content in *ProductComparison → Default → Primary*
 */
export interface ProductComparisonSliceDefaultPrimary {
	/**
	 * Heading field in *ProductComparison → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *ProductComparison → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Products, the page's own first field in *ProductComparison → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.columns[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	columns: prismic.GroupField<Simplify<ProductComparisonSliceDefaultPrimaryColumnsItem>>;
	
	/**
	 * Rows field in *ProductComparison → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.rows[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rows: prismic.GroupField<Simplify<ProductComparisonSliceDefaultPrimaryRowsItem>>;
	
	/**
	 * Label of the last row field in *ProductComparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.best_for_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	best_for_label: prismic.KeyTextField;
	
	/**
	 * Note field in *ProductComparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_comparison.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Default variation for ProductComparison Slice
 *
 * - **API ID**: `default`
 * - **Description**: A table, the page's own column marked.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductComparisonSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductComparisonSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ProductComparison*
 */
type ProductComparisonSliceVariation = ProductComparisonSliceDefault

/**
 * ProductComparison Shared Slice
 *
 * - **API ID**: `product_comparison`
 * - **Description**: The page's product beside its sisters, with measured figures.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductComparisonSlice = prismic.SharedSlice<"product_comparison", ProductComparisonSliceVariation>;

/**
 * Item in *ProductHero → Picture → Primary → Readings*
 */
export interface ProductHeroSliceDefaultPrimaryReadingsItem {
	/**
	 * Label field in *ProductHero → Picture → Primary → Readings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.readings[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Value field in *ProductHero → Picture → Primary → Readings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens, for example {ips:RP}
	 * - **API ID Path**: product_hero.default.primary.readings[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
}

/**
 * Item in *ProductHero → Picture → Primary → Texts in the picture, in the order of content/README.md*
 */
export interface ProductHeroSliceDefaultPrimaryMarksItem {
	/**
	 * Text field in *ProductHero → Picture → Primary → Texts in the picture, in the order of content/README.md*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.marks[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *ProductHero → Delta → Primary → Readings*
 */
export interface ProductHeroSliceDeltaPrimaryReadingsItem {
	/**
	 * Label field in *ProductHero → Delta → Primary → Readings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.readings[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Value field in *ProductHero → Delta → Primary → Readings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens, for example {ips:RP}
	 * - **API ID Path**: product_hero.delta.primary.readings[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
}

/**
 * Item in *ProductHero → Delta → Primary → Mouths*
 */
export interface ProductHeroSliceDeltaPrimaryMouthsItem {
	/**
	 * Product field in *ProductHero → Delta → Primary → Mouths*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.mouths[].product
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	product: prismic.SelectField<"RP" | "NGRP" | "MP" | "ISP" | "DCP" | "DC" | "SDCP" | "RTC" | "WEB_API" | "SERP_API" | "ECOM_API" | "RE_API" | "WEB_UNBLOCKER" | "DS">;
	
	/**
	 * What it returns field in *ProductHero → Delta → Primary → Mouths*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.mouths[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *ProductHero → Request → Primary → Readings*
 */
export interface ProductHeroSliceRequestPrimaryReadingsItem {
	/**
	 * Label field in *ProductHero → Request → Primary → Readings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.readings[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Value field in *ProductHero → Request → Primary → Readings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens, for example {ips:RP}
	 * - **API ID Path**: product_hero.request.primary.readings[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
}

/**
 * Item in *ProductHero → Request → Primary → Prices of one product by ZIP code, for the picture of the shop*
 */
export interface ProductHeroSliceRequestPrimaryPricesItem {
	/**
	 * ZIP code field in *ProductHero → Request → Primary → Prices of one product by ZIP code, for the picture of the shop*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.prices[].zip
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	zip: prismic.KeyTextField;
	
	/**
	 * Price in US dollars field in *ProductHero → Request → Primary → Prices of one product by ZIP code, for the picture of the shop*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.prices[].price
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	price: prismic.NumberField;
}

/**
 * Item in *ProductHero → Offer → Primary → Readings*
 */
export interface ProductHeroSliceOfferPrimaryReadingsItem {
	/**
	 * Label field in *ProductHero → Offer → Primary → Readings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.readings[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Value field in *ProductHero → Offer → Primary → Readings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens, for example {ips:RP}
	 * - **API ID Path**: product_hero.offer.primary.readings[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
}

/**
 * Item in *ProductHero → Offer → Primary → Terms*
 */
export interface ProductHeroSliceOfferPrimaryTermsItem {
	/**
	 * Term field in *ProductHero → Offer → Primary → Terms*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.terms[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *ProductHero → Picture → Primary*
 */
export interface ProductHeroSliceDefaultPrimary {
	/**
	 * Heading field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Label of the trial button field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.trial_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	trial_label: prismic.KeyTextField;
	
	/**
	 * Label of the sales button field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
	
	/**
	 * Readings field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.readings[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	readings: prismic.GroupField<Simplify<ProductHeroSliceDefaultPrimaryReadingsItem>>;
	
	/**
	 * Note field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Scope and date of the readings
	 * - **API ID Path**: product_hero.default.primary.readings_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	readings_note: prismic.KeyTextField;
	
	/**
	 * Picture field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: contours
	 * - **API ID Path**: product_hero.default.primary.picture
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	picture: prismic.SelectField<"contours" | "dial" | "strata" | "braid" | "cells" | "leases" | "hall" | "block" | "ripples" | "wheel" | "catchment" | "lock", "filled">;
	
	/**
	 * Texts in the picture, in the order of content/README.md field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.marks[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	marks: prismic.GroupField<Simplify<ProductHeroSliceDefaultPrimaryMarksItem>>;
	
	/**
	 * Name in the breadcrumb, on a page that is not the product's own field in *ProductHero → Picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.default.primary.crumb
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	crumb: prismic.KeyTextField;
}

/**
 * Picture variation for ProductHero Slice
 *
 * - **API ID**: `default`
 * - **Description**: The claim, the figures and a picture.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductHeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductHeroSliceDefaultPrimary>, never>;

/**
 * Primary content in *ProductHero → Delta → Primary*
 */
export interface ProductHeroSliceDeltaPrimary {
	/**
	 * Heading field in *ProductHero → Delta → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *ProductHero → Delta → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Label of the trial button field in *ProductHero → Delta → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.trial_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	trial_label: prismic.KeyTextField;
	
	/**
	 * Label of the sales button field in *ProductHero → Delta → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
	
	/**
	 * Readings field in *ProductHero → Delta → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.readings[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	readings: prismic.GroupField<Simplify<ProductHeroSliceDeltaPrimaryReadingsItem>>;
	
	/**
	 * Note field in *ProductHero → Delta → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Scope and date of the readings
	 * - **API ID Path**: product_hero.delta.primary.readings_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	readings_note: prismic.KeyTextField;
	
	/**
	 * Mouths field in *ProductHero → Delta → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.delta.primary.mouths[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	mouths: prismic.GroupField<Simplify<ProductHeroSliceDeltaPrimaryMouthsItem>>;
}

/**
 * Delta variation for ProductHero Slice
 *
 * - **API ID**: `delta`
 * - **Description**: A river that parts into the products of a family.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductHeroSliceDelta = prismic.SharedSliceVariation<"delta", Simplify<ProductHeroSliceDeltaPrimary>, never>;

/**
 * Primary content in *ProductHero → Request → Primary*
 */
export interface ProductHeroSliceRequestPrimary {
	/**
	 * Heading field in *ProductHero → Request → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *ProductHero → Request → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Label of the trial button field in *ProductHero → Request → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.trial_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	trial_label: prismic.KeyTextField;
	
	/**
	 * Label of the sales button field in *ProductHero → Request → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.sales_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sales_label: prismic.KeyTextField;
	
	/**
	 * Readings field in *ProductHero → Request → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.readings[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	readings: prismic.GroupField<Simplify<ProductHeroSliceRequestPrimaryReadingsItem>>;
	
	/**
	 * Note field in *ProductHero → Request → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Scope and date of the readings
	 * - **API ID Path**: product_hero.request.primary.readings_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	readings_note: prismic.KeyTextField;
	
	/**
	 * Demo page field in *ProductHero → Request → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: shop
	 * - **API ID Path**: product_hero.request.primary.target
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	target: prismic.SelectField<"shop" | "search" | "listing", "filled">;
	
	/**
	 * Prices of one product by ZIP code, for the picture of the shop field in *ProductHero → Request → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.request.primary.prices[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	prices: prismic.GroupField<Simplify<ProductHeroSliceRequestPrimaryPricesItem>>;
}

/**
 * Request variation for ProductHero Slice
 *
 * - **API ID**: `request`
 * - **Description**: A demo page in each country of the sandbox, with the form that sends a request and a picture of what the product returns.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductHeroSliceRequest = prismic.SharedSliceVariation<"request", Simplify<ProductHeroSliceRequestPrimary>, never>;

/**
 * Primary content in *ProductHero → Offer → Primary*
 */
export interface ProductHeroSliceOfferPrimary {
	/**
	 * Heading field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Readings field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.readings[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	readings: prismic.GroupField<Simplify<ProductHeroSliceOfferPrimaryReadingsItem>>;
	
	/**
	 * Note field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Scope and date of the readings
	 * - **API ID Path**: product_hero.offer.primary.readings_note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	readings_note: prismic.KeyTextField;
	
	/**
	 * The offer holds up to this volume field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.offer_volume
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	offer_volume: prismic.NumberField;
	
	/**
	 * Last day field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.ends_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	ends_on: prismic.DateField;
	
	/**
	 * What stands there when it has ended field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.ended_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ended_text: prismic.KeyTextField;
	
	/**
	 * Label of the button that opens the form field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.call_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	call_label: prismic.KeyTextField;
	
	/**
	 * Label of the link to the usual plans field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.usual_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	usual_label: prismic.KeyTextField;
	
	/**
	 * Heading of the terms field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.terms_heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	terms_heading: prismic.KeyTextField;
	
	/**
	 * Terms field in *ProductHero → Offer → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_hero.offer.primary.terms[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	terms: prismic.GroupField<Simplify<ProductHeroSliceOfferPrimaryTermsItem>>;
}

/**
 * Offer variation for ProductHero Slice
 *
 * - **API ID**: `offer`
 * - **Description**: One offer with its end, price and terms; the price curve with a dam in it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductHeroSliceOffer = prismic.SharedSliceVariation<"offer", Simplify<ProductHeroSliceOfferPrimary>, never>;

/**
 * Slice variation for *ProductHero*
 */
type ProductHeroSliceVariation = ProductHeroSliceDefault | ProductHeroSliceDelta | ProductHeroSliceRequest | ProductHeroSliceOffer

/**
 * ProductHero Shared Slice
 *
 * - **API ID**: `product_hero`
 * - **Description**: Opening of a product page: the claim, two calls, the product's picture and its figures.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductHeroSlice = prismic.SharedSlice<"product_hero", ProductHeroSliceVariation>;

/**
 * Primary content in *ProductRange → Default → Primary*
 */
export interface ProductRangeSliceDefaultPrimary {
	/**
	 * Heading field in *ProductRange → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_range.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *ProductRange → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_range.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
}

/**
 * Default variation for ProductRange Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductRangeSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductRangeSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ProductRange*
 */
type ProductRangeSliceVariation = ProductRangeSliceDefault

/**
 * ProductRange Shared Slice
 *
 * - **API ID**: `product_range`
 * - **Description**: Every product with its lowest price, grouped by product line.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductRangeSlice = prismic.SharedSlice<"product_range", ProductRangeSliceVariation>;

/**
 * Item in *RatingRow → Default → Primary → Customers*
 */
export interface RatingRowSliceDefaultPrimaryCustomersItem {
	/**
	 * Name field in *RatingRow → Default → Primary → Customers*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_row.default.primary.customers[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Drawn mark field in *RatingRow → Default → Primary → Customers*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_row.default.primary.customers[].mark
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	mark: prismic.SelectField<"halden-freight" | "northmark" | "pelican-rye" | "quillon" | "tessera-labs">;
}

/**
 * Primary content in *RatingRow → Default → Primary*
 */
export interface RatingRowSliceDefaultPrimary {
	/**
	 * Source of the rating field in *RatingRow → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens: {rating:best}, {reviews}, {rating:as-of}
	 * - **API ID Path**: rating_row.default.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Customers field in *RatingRow → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rating_row.default.primary.customers[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	customers: prismic.GroupField<Simplify<RatingRowSliceDefaultPrimaryCustomersItem>>;
}

/**
 * Default variation for RatingRow Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RatingRowSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RatingRowSliceDefaultPrimary>, never>;

/**
 * Slice variation for *RatingRow*
 */
type RatingRowSliceVariation = RatingRowSliceDefault

/**
 * RatingRow Shared Slice
 *
 * - **API ID**: `rating_row`
 * - **Description**: The rating on a scale bar beside the marks of customers.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RatingRowSlice = prismic.SharedSlice<"rating_row", RatingRowSliceVariation>;

/**
 * Item in *RequestPath → Path → Primary → Stations, in the order of the measured path*
 */
export interface RequestPathSliceDefaultPrimaryStationsItem {
	/**
	 * What happens here field in *RequestPath → Path → Primary → Stations, in the order of the measured path*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.default.primary.stations[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *RequestPath → Parse → Primary → Stations, in the order of the measured path*
 */
export interface RequestPathSliceParsePrimaryStationsItem {
	/**
	 * What happens here field in *RequestPath → Parse → Primary → Stations, in the order of the measured path*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.parse.primary.stations[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *RequestPath → Path → Primary*
 */
export interface RequestPathSliceDefaultPrimary {
	/**
	 * Heading field in *RequestPath → Path → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *RequestPath → Path → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Note field in *RequestPath → Path → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Stations, in the order of the measured path field in *RequestPath → Path → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.default.primary.stations[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	stations: prismic.GroupField<Simplify<RequestPathSliceDefaultPrimaryStationsItem>>;
	
	/**
	 * Drawing field in *RequestPath → Path → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: gateway
	 * - **API ID Path**: request_path.default.primary.drawing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	drawing: prismic.SelectField<"gateway" | "cycle" | "retry" | "narrows" | "lock", "filled">;
	
	/**
	 * Text in the drawing field in *RequestPath → Path → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Measured product, where the page's own has no measurements field in *RequestPath → Path → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.default.primary.measured_product
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	measured_product: prismic.SelectField<"RP" | "NGRP" | "MP" | "ISP" | "DCP" | "DC" | "SDCP" | "RTC" | "WEB_API" | "SERP_API" | "ECOM_API" | "RE_API" | "WEB_UNBLOCKER" | "DS">;
}

/**
 * Path variation for RequestPath Slice
 *
 * - **API ID**: `default`
 * - **Description**: A river from the request to the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RequestPathSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RequestPathSliceDefaultPrimary>, never>;

/**
 * Primary content in *RequestPath → Parse → Primary*
 */
export interface RequestPathSliceParsePrimary {
	/**
	 * Heading field in *RequestPath → Parse → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.parse.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *RequestPath → Parse → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.parse.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Note field in *RequestPath → Parse → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.parse.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Stations, in the order of the measured path field in *RequestPath → Parse → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.parse.primary.stations[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	stations: prismic.GroupField<Simplify<RequestPathSliceParsePrimaryStationsItem>>;
	
	/**
	 * Text at the blocked route field in *RequestPath → Parse → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.parse.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Fields on the ruled lines, separated by commas, groups by |; a short one in the middle field in *RequestPath → Parse → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: title, price, currency
	 * - **API ID Path**: request_path.parse.primary.ruled_fields
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ruled_fields: prismic.KeyTextField;
	
	/**
	 * Measured product, where the page's own has no measurements field in *RequestPath → Parse → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: request_path.parse.primary.measured_product
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	measured_product: prismic.SelectField<"RP" | "NGRP" | "MP" | "ISP" | "DCP" | "DC" | "SDCP" | "RTC" | "WEB_API" | "SERP_API" | "ECOM_API" | "RE_API" | "WEB_UNBLOCKER" | "DS">;
}

/**
 * Parse variation for RequestPath Slice
 *
 * - **API ID**: `parse`
 * - **Description**: A current that divides, is read and leaves as straight lines.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RequestPathSliceParse = prismic.SharedSliceVariation<"parse", Simplify<RequestPathSliceParsePrimary>, never>;

/**
 * Slice variation for *RequestPath*
 */
type RequestPathSliceVariation = RequestPathSliceDefault | RequestPathSliceParse

/**
 * RequestPath Shared Slice
 *
 * - **API ID**: `request_path`
 * - **Description**: How a request travels, drawn to the scale of the measured times.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RequestPathSlice = prismic.SharedSlice<"request_path", RequestPathSliceVariation>;

/**
 * Primary content in *RichTextSection → Default → Primary*
 */
export interface RichTextSectionSliceDefaultPrimary {
	/**
	 * Heading field in *RichTextSection → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text_section.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Version field in *RichTextSection → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: for example 3.2
	 * - **API ID Path**: rich_text_section.default.primary.version
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	version: prismic.KeyTextField;
	
	/**
	 * Effective field in *RichTextSection → Default → Primary*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text_section.default.primary.effective
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	effective: prismic.DateField;
	
	/**
	 * Size of paragraphs and lists field in *RichTextSection → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: lg-paragraph
	 * - **API ID Path**: rich_text_section.default.primary.text_size
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	text_size: prismic.SelectField<"lg-paragraph" | "sm-paragraph" | "xs-paragraph", "filled">;
	
	/**
	 * Body field in *RichTextSection → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: rich_text_section.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Default variation for RichTextSection Slice
 *
 * - **API ID**: `default`
 * - **Description**: Prose under a heading of the page, with version and date on top where there are any.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSectionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RichTextSectionSliceDefaultPrimary>, never>;

/**
 * Slice variation for *RichTextSection*
 */
type RichTextSectionSliceVariation = RichTextSectionSliceDefault

/**
 * RichTextSection Shared Slice
 *
 * - **API ID**: `rich_text_section`
 * - **Description**: Running text, such as a legal page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSectionSlice = prismic.SharedSlice<"rich_text_section", RichTextSectionSliceVariation>;

/**
 * Item in *Survey → Line → Primary → Stations*
 */
export interface SurveySliceDefaultPrimaryStationsItem {
	/**
	 * Symbol field in *Survey → Line → Primary → Stations*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: survey.default.primary.stations[].symbol
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	symbol: prismic.SelectField<"triangulation" | "boundary" | "station" | "benchmark">;
	
	/**
	 * Title field in *Survey → Line → Primary → Stations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: survey.default.primary.stations[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Survey → Line → Primary → Stations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: survey.default.primary.stations[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Page, when there is one field in *Survey → Line → Primary → Stations*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: survey.default.primary.stations[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Label of the link field in *Survey → Line → Primary → Stations*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: survey.default.primary.stations[].link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
}

/**
 * Primary content in *Survey → Line → Primary*
 */
export interface SurveySliceDefaultPrimary {
	/**
	 * Heading field in *Survey → Line → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: survey.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *Survey → Line → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: survey.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Stations field in *Survey → Line → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: survey.default.primary.stations[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	stations: prismic.GroupField<Simplify<SurveySliceDefaultPrimaryStationsItem>>;
}

/**
 * Line variation for Survey Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SurveySliceDefault = prismic.SharedSliceVariation<"default", Simplify<SurveySliceDefaultPrimary>, never>;

/**
 * Slice variation for *Survey*
 */
type SurveySliceVariation = SurveySliceDefault

/**
 * Survey Shared Slice
 *
 * - **API ID**: `survey`
 * - **Description**: What is checked before anything is sold, as stations on a survey line.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SurveySlice = prismic.SharedSlice<"survey", SurveySliceVariation>;

/**
 * Item in *TargetingLevels → Default → Primary → Levels, widest first*
 */
export interface TargetingLevelsSliceDefaultPrimaryLevelsItem {
	/**
	 * Name field in *TargetingLevels → Default → Primary → Levels, widest first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.default.primary.levels[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Count field in *TargetingLevels → Default → Primary → Levels, widest first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens
	 * - **API ID Path**: targeting_levels.default.primary.levels[].count
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	count: prismic.KeyTextField;
	
	/**
	 * Added syntax field in *TargetingLevels → Default → Primary → Levels, widest first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.default.primary.levels[].syntax
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	syntax: prismic.KeyTextField;
	
	/**
	 * What it is for field in *TargetingLevels → Default → Primary → Levels, widest first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.default.primary.levels[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *TargetingLevels → Request → Primary → Levels, widest first*
 */
export interface TargetingLevelsSliceRequestPrimaryLevelsItem {
	/**
	 * Name field in *TargetingLevels → Request → Primary → Levels, widest first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.request.primary.levels[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Count field in *TargetingLevels → Request → Primary → Levels, widest first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Figures as tokens
	 * - **API ID Path**: targeting_levels.request.primary.levels[].count
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	count: prismic.KeyTextField;
	
	/**
	 * Added syntax field in *TargetingLevels → Request → Primary → Levels, widest first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.request.primary.levels[].syntax
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	syntax: prismic.KeyTextField;
	
	/**
	 * What it is for field in *TargetingLevels → Request → Primary → Levels, widest first*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.request.primary.levels[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *TargetingLevels → Default → Primary*
 */
export interface TargetingLevelsSliceDefaultPrimary {
	/**
	 * Heading field in *TargetingLevels → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *TargetingLevels → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * What carries the syntax field in *TargetingLevels → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: for example Username
	 * - **API ID Path**: targeting_levels.default.primary.syntax_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	syntax_label: prismic.KeyTextField;
	
	/**
	 * Start of the syntax field in *TargetingLevels → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: for example user
	 * - **API ID Path**: targeting_levels.default.primary.base
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	base: prismic.KeyTextField;
	
	/**
	 * Levels, widest first field in *TargetingLevels → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.default.primary.levels[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	levels: prismic.GroupField<Simplify<TargetingLevelsSliceDefaultPrimaryLevelsItem>>;
	
	/**
	 * Note field in *TargetingLevels → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Default variation for TargetingLevels Slice
 *
 * - **API ID**: `default`
 * - **Description**: Levels that are joined to a username, beside the heading.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TargetingLevelsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TargetingLevelsSliceDefaultPrimary>, never>;

/**
 * Primary content in *TargetingLevels → Request → Primary*
 */
export interface TargetingLevelsSliceRequestPrimary {
	/**
	 * Heading field in *TargetingLevels → Request → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.request.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *TargetingLevels → Request → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.request.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * What carries the syntax field in *TargetingLevels → Request → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: for example Username
	 * - **API ID Path**: targeting_levels.request.primary.syntax_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	syntax_label: prismic.KeyTextField;
	
	/**
	 * Start of the syntax field in *TargetingLevels → Request → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: for example user
	 * - **API ID Path**: targeting_levels.request.primary.base
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	base: prismic.KeyTextField;
	
	/**
	 * End of the syntax field in *TargetingLevels → Request → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: for example a closing brace
	 * - **API ID Path**: targeting_levels.request.primary.tail
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tail: prismic.KeyTextField;
	
	/**
	 * Levels, widest first field in *TargetingLevels → Request → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.request.primary.levels[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	levels: prismic.GroupField<Simplify<TargetingLevelsSliceRequestPrimaryLevelsItem>>;
	
	/**
	 * Note field in *TargetingLevels → Request → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: targeting_levels.request.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Request variation for TargetingLevels Slice
 *
 * - **API ID**: `request`
 * - **Description**: The body of a request, line by line on a dark ground, with a note beside each line.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TargetingLevelsSliceRequest = prismic.SharedSliceVariation<"request", Simplify<TargetingLevelsSliceRequestPrimary>, never>;

/**
 * Slice variation for *TargetingLevels*
 */
type TargetingLevelsSliceVariation = TargetingLevelsSliceDefault | TargetingLevelsSliceRequest

/**
 * TargetingLevels Shared Slice
 *
 * - **API ID**: `targeting_levels`
 * - **Description**: The parameters that narrow where a request comes from or what it returns.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TargetingLevelsSlice = prismic.SharedSlice<"targeting_levels", TargetingLevelsSliceVariation>;

/**
 * Primary content in *TryRequest → Default → Primary*
 */
export interface TryRequestSliceDefaultPrimary {
	/**
	 * Heading field in *TryRequest → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: try_request.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *TryRequest → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: try_request.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Demo page field in *TryRequest → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: shop
	 * - **API ID Path**: try_request.default.primary.target
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	target: prismic.SelectField<"shop" | "search" | "listing", "filled">;
}

/**
 * Default variation for TryRequest Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TryRequestSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TryRequestSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TryRequest*
 */
type TryRequestSliceVariation = TryRequestSliceDefault

/**
 * TryRequest Shared Slice
 *
 * - **API ID**: `try_request`
 * - **Description**: One demo page in each country of the sandbox, with the form that sends a request.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TryRequestSlice = prismic.SharedSlice<"try_request", TryRequestSliceVariation>;

/**
 * Primary content in *WorldMap → World → Primary*
 */
export interface WorldMapSliceDefaultPrimary {
	/**
	 * Heading field in *WorldMap → World → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: world_map.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	heading: prismic.RichTextField;
	
	/**
	 * Lead field in *WorldMap → World → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: world_map.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Countries in the list field in *WorldMap → World → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 12
	 * - **API ID Path**: world_map.default.primary.listed
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	listed: prismic.NumberField;
}

/**
 * World variation for WorldMap Slice
 *
 * - **API ID**: `default`
 * - **Description**: *None*
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type WorldMapSliceDefault = prismic.SharedSliceVariation<"default", Simplify<WorldMapSliceDefaultPrimary>, never>;

/**
 * Slice variation for *WorldMap*
 */
type WorldMapSliceVariation = WorldMapSliceDefault

/**
 * WorldMap Shared Slice
 *
 * - **API ID**: `world_map`
 * - **Description**: Dot-matrix map of the residential network with a list of counts.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type WorldMapSlice = prismic.SharedSlice<"world_map", WorldMapSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			HomePageDocument,
			HomePageDocumentData,
			HomePageDocumentDataSlicesSlice,
			HomePageDocumentDataInquiryModalAsideItem,
			HomePageDocumentDataAlternateLinksItem,
			HomePageDocumentDataSchemasItem,
			PageDocument,
			PageDocumentData,
			PageDocumentDataSlicesSlice,
			PageDocumentDataInquiryModalAsideItem,
			PageDocumentDataAlternateLinksItem,
			PageDocumentDataSchemasItem,
			SectionDocument,
			SectionDocumentData,
			SettingsDocument,
			SettingsDocumentData,
			TestimonialDocument,
			TestimonialDocumentData,
			AllDocumentTypes,
			BilledResponsesSlice,
			BilledResponsesSliceDefaultPrimaryResponsesItem,
			BilledResponsesSliceDefaultPrimary,
			BilledResponsesSliceVariation,
			BilledResponsesSliceDefault,
			CarrierListSlice,
			CarrierListSliceDefaultPrimary,
			CarrierListSliceVariation,
			CarrierListSliceDefault,
			ClosingCallSlice,
			ClosingCallSliceDefaultPrimary,
			ClosingCallSliceVariation,
			ClosingCallSliceDefault,
			CodeTabsSlice,
			CodeTabsSliceDefaultPrimarySamplesItem,
			CodeTabsSliceDefaultPrimary,
			CodeTabsSliceVariation,
			CodeTabsSliceDefault,
			CountryCountsSlice,
			CountryCountsSliceDefaultPrimary,
			CountryCountsSliceVariation,
			CountryCountsSliceDefault,
			CustomerStorySlice,
			CustomerStorySliceDefaultPrimary,
			CustomerStorySliceEvidencePrimary,
			CustomerStorySliceVariation,
			CustomerStorySliceDefault,
			CustomerStorySliceEvidence,
			DashboardSlice,
			DashboardSliceDefaultPrimary,
			DashboardSliceVariation,
			DashboardSliceDefault,
			DatasetSampleSlice,
			DatasetSampleSliceDefaultPrimaryFieldsItem,
			DatasetSampleSliceDefaultPrimaryDeliveriesItem,
			DatasetSampleSliceDefaultPrimary,
			DatasetSampleSliceListPrimaryDatasetsItem,
			DatasetSampleSliceListPrimary,
			DatasetSampleSliceVariation,
			DatasetSampleSliceDefault,
			DatasetSampleSliceList,
			FrequentQuestionsSlice,
			FrequentQuestionsSliceDefaultPrimaryQuestionsItem,
			FrequentQuestionsSliceDefaultPrimary,
			FrequentQuestionsSliceVariation,
			FrequentQuestionsSliceDefault,
			HomeHeroSlice,
			HomeHeroSliceDefaultPrimarySamplesItem,
			HomeHeroSliceDefaultPrimary,
			HomeHeroSliceVariation,
			HomeHeroSliceDefault,
			HostedFormSlice,
			HostedFormSliceDefaultPrimary,
			HostedFormSlicePopupPrimary,
			HostedFormSliceSliderPrimary,
			HostedFormSlicePopoverPrimary,
			HostedFormSliceSideTabPrimary,
			HostedFormSliceVariation,
			HostedFormSliceDefault,
			HostedFormSlicePopup,
			HostedFormSliceSlider,
			HostedFormSlicePopover,
			HostedFormSliceSideTab,
			InquiryFormSlice,
			InquiryFormSliceDefaultPrimary,
			InquiryFormSliceVariation,
			InquiryFormSliceDefault,
			KeyFiguresSlice,
			KeyFiguresSliceDefaultPrimaryFiguresItem,
			KeyFiguresSliceDefaultPrimary,
			KeyFiguresSliceVariation,
			KeyFiguresSliceDefault,
			NewestPostsSlice,
			NewestPostsSliceDefaultPrimary,
			NewestPostsSliceVariation,
			NewestPostsSliceDefault,
			NotForSlice,
			NotForSliceDefaultPrimaryItemsItem,
			NotForSliceDefaultPrimary,
			NotForSliceVariation,
			NotForSliceDefault,
			PictureSlice,
			PictureSliceDefaultPrimary,
			PictureSliceWidePrimary,
			PictureSliceVariation,
			PictureSliceDefault,
			PictureSliceWide,
			PictureTextSlice,
			PictureTextSliceDefaultPrimary,
			PictureTextSliceVariation,
			PictureTextSliceDefault,
			PriceCurveSlice,
			PriceCurveSliceDefaultPrimary,
			PriceCurveSliceVariation,
			PriceCurveSliceDefault,
			ProductChooserSlice,
			ProductChooserSliceDefaultPrimaryQuestionsItem,
			ProductChooserSliceDefaultPrimaryResultsItem,
			ProductChooserSliceDefaultPrimary,
			ProductChooserSliceVariation,
			ProductChooserSliceDefault,
			ProductComparisonSlice,
			ProductComparisonSliceDefaultPrimaryColumnsItem,
			ProductComparisonSliceDefaultPrimaryRowsItem,
			ProductComparisonSliceDefaultPrimary,
			ProductComparisonSliceVariation,
			ProductComparisonSliceDefault,
			ProductHeroSlice,
			ProductHeroSliceDefaultPrimaryReadingsItem,
			ProductHeroSliceDefaultPrimaryMarksItem,
			ProductHeroSliceDefaultPrimary,
			ProductHeroSliceDeltaPrimaryReadingsItem,
			ProductHeroSliceDeltaPrimaryMouthsItem,
			ProductHeroSliceDeltaPrimary,
			ProductHeroSliceRequestPrimaryReadingsItem,
			ProductHeroSliceRequestPrimaryPricesItem,
			ProductHeroSliceRequestPrimary,
			ProductHeroSliceOfferPrimaryReadingsItem,
			ProductHeroSliceOfferPrimaryTermsItem,
			ProductHeroSliceOfferPrimary,
			ProductHeroSliceVariation,
			ProductHeroSliceDefault,
			ProductHeroSliceDelta,
			ProductHeroSliceRequest,
			ProductHeroSliceOffer,
			ProductRangeSlice,
			ProductRangeSliceDefaultPrimary,
			ProductRangeSliceVariation,
			ProductRangeSliceDefault,
			RatingRowSlice,
			RatingRowSliceDefaultPrimaryCustomersItem,
			RatingRowSliceDefaultPrimary,
			RatingRowSliceVariation,
			RatingRowSliceDefault,
			RequestPathSlice,
			RequestPathSliceDefaultPrimaryStationsItem,
			RequestPathSliceDefaultPrimary,
			RequestPathSliceParsePrimaryStationsItem,
			RequestPathSliceParsePrimary,
			RequestPathSliceVariation,
			RequestPathSliceDefault,
			RequestPathSliceParse,
			RichTextSectionSlice,
			RichTextSectionSliceDefaultPrimary,
			RichTextSectionSliceVariation,
			RichTextSectionSliceDefault,
			SurveySlice,
			SurveySliceDefaultPrimaryStationsItem,
			SurveySliceDefaultPrimary,
			SurveySliceVariation,
			SurveySliceDefault,
			TargetingLevelsSlice,
			TargetingLevelsSliceDefaultPrimaryLevelsItem,
			TargetingLevelsSliceDefaultPrimary,
			TargetingLevelsSliceRequestPrimaryLevelsItem,
			TargetingLevelsSliceRequestPrimary,
			TargetingLevelsSliceVariation,
			TargetingLevelsSliceDefault,
			TargetingLevelsSliceRequest,
			TryRequestSlice,
			TryRequestSliceDefaultPrimary,
			TryRequestSliceVariation,
			TryRequestSliceDefault,
			WorldMapSlice,
			WorldMapSliceDefaultPrimary,
			WorldMapSliceVariation,
			WorldMapSliceDefault
		}
	}
}