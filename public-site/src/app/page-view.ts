import type { AboutView } from '../about/about-view';
import type { QualityView } from '../about/quality-view';
import type { AdvancedView } from '../advanced/advanced-view';
import type { ArticleView, BlogsView, EndedPreviewView } from '../blog/blog-view';
import type { CareersView } from '../careers/careers-view';
import type { CategoriesView, CategoryView } from '../category/category-view';
import type { ChemicalView } from '../chemical/chemical-view';
import type { CompareView } from '../compare/compare-view';
import type { ContactPageView } from '../contact/contact-view';
import type { DeliveryView } from '../delivery/delivery-view';
import type { CertificateView, DocumentRequestView } from '../document/document-view';
import type { HomeView } from '../home/home-view';
import type { LetterView } from '../letter/letter-view';
import type { PolicyView } from '../policy/policy-view';
import type { OrderListView } from '../inquiry/order-list-view';
import type { InquiryStatusView } from '../inquiry/inquiry-status-view';
import type { SampleView } from '../inquiry/sample-view';
import type { SavedView } from '../inquiry/saved-view';
import type { SentInquiriesView } from '../inquiry/sent-inquiries-view';
import type { InquiryPageView } from '../inquiry/inquiry-view';
import type { OfferPageView } from '../inquiry/offer-view';
import type { SupplierRequestView } from '../inquiry/supplier-request-view';
import type { ProblemView } from '../problem/problem-view';
import type { CodeView, SearchView } from '../search/search-view';
import type { ChartView, SelectionsView, SelectionView } from '../selection/selection-view';
import type { WorldwideView } from '../worldwide/worldwide-view';

/** Everything that a page shows, as data. The server decides what an address shows; `kind` is its decision. */
export type PageView =
  | HomeView
  | CategoriesView
  | LetterView
  | CategoryView
  | SearchView
  | SelectionsView
  | SelectionView
  | ChartView
  | CodeView
  | CompareView
  | ChemicalView
  | BlogsView
  | ArticleView
  | EndedPreviewView
  | AboutView
  | QualityView
  | DeliveryView
  | PolicyView
  | AdvancedView
  | WorldwideView
  | CareersView
  | ContactPageView
  | DocumentRequestView
  | CertificateView
  | InquiryPageView
  | OrderListView
  | InquiryStatusView
  | SampleView
  | SavedView
  | SentInquiriesView
  | OfferPageView
  | SupplierRequestView
  | ProblemView;
