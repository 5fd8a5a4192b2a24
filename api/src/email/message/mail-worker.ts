import { serveQuestions } from '../../worker/serve-questions';
import { parseMail } from './parse-mail';

void serveQuestions({ answer: parseMail });
