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

type HomePageDocumentDataSlicesSlice = never

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
	 * Feature flag field in *Home page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Key of the flag that shows this page
	 * - **API ID Path**: home_page.feature_flag
	 * - **Tab**: Page
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	feature_flag: prismic.KeyTextField;
	
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

type PageDocumentDataSlicesSlice = never

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
	 * - **Placeholder**: Key of the flag that shows this page
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
			AllDocumentTypes
		}
	}
}