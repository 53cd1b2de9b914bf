import { describe, expect, it } from "vitest";
import type { SentInquiry } from "@/lib/features/inquiry/sent-inquiry";
import {
  type InquiryAction,
  type InquiryState,
  initialInquiryState,
  inquiryReducer,
  isNewSubject,
  viewOf,
} from "@/lib/features/inquiry/state";

const inquiry: SentInquiry = {
  values: {
    name: "Jonah Westergaard",
    company: "Northmark",
    email: "jonah@northmark.example",
    phonePrefix: "US",
    phone: "9195550142",
    message: "Daily shelf prices",
  },
  fullPhoneNumber: "+19195550142",
  product: "RP",
  plan: "pay-as-you-go",
  isEmailPublic: false,
};

const open: InquiryAction = { type: "open-inquiry-modal", product: "RP", plan: "team" };
const close: InquiryAction = { type: "close-inquiry-modal" };
const sent: InquiryAction = { type: "sent", inquiry };

const given = (...actions: InquiryAction[]): InquiryState =>
  actions.reduce(inquiryReducer, initialInquiryState);

describe("inquiryReducer", () => {
  it("is about the page’s product if the button names none", () => {
    const page = { ...initialInquiryState, globalProductType: "DS" as const };
    expect(inquiryReducer(page, { type: "open-inquiry-modal" }).product).toBe("DS");
  });

  it("shows the success view at the next opening if the modal was closed while the request was pending", () => {
    expect(viewOf(given(open, close, sent, open))).toBe("success");
  });

  it("stores the sent values for the summary", () => {
    expect(given(open, sent)).toMatchObject({
      userInfo: {
        email: "jonah@northmark.example",
        fullPhoneNumber: "+19195550142",
        message: "Daily shelf prices",
        isEmailPublic: false,
      },
      userState: {
        name: "Jonah Westergaard",
        first_name: "Jonah",
        oxm: "jonah@northmark.example",
        product: { value: "RP", label: "Residential proxies" },
        plan: { value: "pay-as-you-go", label: "Pay as you go" },
      },
    });
  });

  it("shows no label for a plan that does not exist, such as text in a crafted link", () => {
    const plan = "Order accepted. Pay at evil.example";
    const { userState } = given(open, { type: "sent", inquiry: { ...inquiry, plan } });
    expect(userState.plan).toEqual({ value: plan, label: "" });
  });

  it("shows the success view of a newly sent inquiry, even if an earlier one was seen", () => {
    expect(viewOf(given({ type: "open-success-modal" }, sent))).toBe("success");
  });

  describe("after 'Fill form again'", () => {
    const withReceipt = { ...inquiry, receiptUrl: "/receipt/abc" };
    const refill: InquiryAction = { type: "set-global-form", isOpen: true };
    const again = (...later: InquiryAction[]) =>
      given(
        open,
        { type: "sent", inquiry: withReceipt },
        close,
        { type: "open-inquiry-modal" },
        refill,
        ...later,
      );

    it("corrects the sent inquiry, with its product and plan", () => {
      const corrected = { product: "RP", plan: "pay-as-you-go", corrects: "/receipt/abc" };
      expect(again()).toMatchObject(corrected);
      expect(again(close, { type: "open-inquiry-modal" })).toMatchObject(corrected);
      const same: InquiryAction = { type: "open-inquiry-modal", product: "RP", plan: "pay-as-you-go" };
      expect(again(close, same)).toMatchObject(corrected);
      // A button that names only the product, the one that was sent.
      expect(again(close, { type: "open-inquiry-modal", product: "RP" })).toMatchObject(corrected);
    });

    it("is a new inquiry from an element with another product or plan", () => {
      expect(again(close, open)).toMatchObject({ product: "RP", plan: "team", corrects: null });
      const other: InquiryAction = { type: "open-inquiry-modal", product: "DS" };
      expect(again(close, other)).toMatchObject({ product: "DS", plan: "", corrects: null });
    });

    it("is no longer a correction once the correction was sent, nor without a receipt", () => {
      expect(again({ type: "sent", inquiry: withReceipt }).corrects).toBeNull();
      expect(given(open, sent, refill)).toMatchObject({ plan: "pay-as-you-go", corrects: null });
    });
  });
});

describe("isNewSubject", () => {
  it.each([
    ["the same", { product: "RP", plan: "pay-as-you-go" }, false],
    ["the same product without a plan", { product: "RP" }, false],
    ["no product or plan", {}, false],
    ["another plan", { product: "RP", plan: "team" }, true],
    ["another product", { product: "MP" }, true],
  ] as const)(
    "tells after a sent inquiry whether the next button names another product or plan: %s",
    (_, subject, isNew) => {
      expect(isNewSubject(given(sent, close, { type: "open-inquiry-modal", ...subject }))).toBe(isNew);
    },
  );
});
