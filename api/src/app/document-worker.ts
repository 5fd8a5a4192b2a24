import { drawDataSheet } from '../catalog/data-sheet/draw-data-sheet';
import { drawOffer } from '../inquiry/offer/draw-offer';
import { drawRequest } from '../inquiry/request/draw-request';
import { drawConfirmation } from '../inquiry/order/draw-confirmation';
import { drawLabels } from '../regulation/label/draw-labels';
import { layOutLabel } from '../regulation/label/lay-out-label';
import { serveQuestions } from '../worker/serve-questions';
import type { DocumentKind, DocumentQuestion, DrawnOf } from '../pdf/document-messages';
import { drawPdf } from '../pdf/draw-pdf';
import { wordWidths } from '../pdf/measure-text';

void serveQuestions({ answer, warmUp });

function answer({ kind, contents }: DocumentQuestion): DrawnOf<DocumentKind> | Promise<Uint8Array> {
  switch (kind) {
    case 'dataSheet':
      return drawDataSheet(contents);
    case 'labelLayout':
      return layOutLabel(contents.contents, { ...contents, measure: wordWidths() });
    case 'labels':
      return drawLabels(contents);
    case 'offer':
      return drawOffer(contents);
    case 'request':
      return drawRequest(contents);
    case 'order':
      return drawConfirmation(contents);
    default:
      return kind satisfies never;
  }
}

/** The first document parses the fonts. */
function warmUp(): Promise<Uint8Array> {
  const head = { title: '', language: 'en', size: 'A4', margin: 0, author: '' };
  return drawPdf({ ...head, createdAt: new Date(0) }, (document) => {
    document.text('Regular').font('bold').text('Bold');
  });
}
