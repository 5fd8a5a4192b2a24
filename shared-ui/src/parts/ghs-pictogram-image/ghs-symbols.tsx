import type { GhsPictogram } from 'contract/catalog';
import type { ReactNode } from 'react';

/** The colour of symbols. */
export const ink = '#111111';
const line = { fill: 'none', stroke: ink, strokeWidth: 2.6, strokeLinecap: 'round' } as const;

/** Our own simplified drawings of the symbols, 100 by 100; the frame is added around them. */
export const ghsSymbols: Readonly<Record<GhsPictogram, ReactNode>> = {
  GHS01: (
    <>
      <circle cx="47" cy="61" r="12" />
      <path d="M47 46 L43 30 L51 40 L56 24 L58 40 L70 30 L63 45 L78 46 L64 53 L74 63 L62 59 Z" />
      <path d="M31 54 L22 48 M33 68 L24 73 M42 75 L38 83" {...line} />
    </>
  ),
  GHS02: (
    <>
      <path
        d="M50 22 C54 34 67 40 66 55 C65 66 58 71 50 71 C41 71 34 65 34 55 C34 47 39 44 40 36 C44 40 45 43 45 47 C50 41 52 32 50 22 Z M50 50 C47 56 43 58 43 63 C43 67 46 69 50 69 C54 69 57 66 57 62 C57 57 52 56 50 50 Z"
        fillRule="evenodd"
      />
      <rect x="33" y="74" width="34" height="3.6" />
    </>
  ),
  GHS03: (
    <>
      <path d="M50 20 C53 29 62 33 62 43 C62 47 60 50 57 52 C58 46 52 44 51 38 C48 43 43 46 43 52 C40 50 38 47 38 42 C38 36 42 34 43 28 C46 31 47 33 47 36 C50 32 51 26 50 20 Z" />
      <circle cx="50" cy="63" r="10.5" fill="none" stroke={ink} strokeWidth="4.6" />
      <rect x="34" y="77.5" width="32" height="3.6" />
    </>
  ),
  GHS04: (
    <g transform="rotate(-33 50 50)">
      <path d="M24 43 H64 C69 43 72 46 72 50 C72 54 69 57 64 57 H24 Z" />
      <rect x="72.5" y="46.6" width="6" height="6.8" />
    </g>
  ),
  GHS05: (
    <>
      <path d="M27 26 L47 35 L44.6 40.4 L24.6 31.4 Z M73 26 L53 35 L55.4 40.4 L75.4 31.4 Z" />
      <path d="M42 46 V48 M38 50 V53 M58 46 V48 M62 50 V53" {...line} />
      <path d="M19 60 H31 C32 67 42 67 43 60 H48 V70 H19 Z" />
      <path d="M52 67 C52 63 54 62 57 61 L60 60 C61 65 67 65 68 59 L71 59 L81 62 V71 H57 C54 71 52 70 52 67 Z" />
    </>
  ),
  GHS06: (
    <>
      <path
        d="M50 22 C62 22 68 30 68 40 C68 47 64 50 61 52 V59 H39 V52 C36 50 32 47 32 40 C32 30 38 22 50 22 Z M42 36 A4.6 4.6 0 1 0 42.1 36 Z M58 36 A4.6 4.6 0 1 0 58.1 36 Z M50 45 L47 50 H53 Z"
        fillRule="evenodd"
      />
      <path d="M30 64 L70 78 M70 64 L30 78" stroke={ink} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  GHS07: (
    <>
      <path d="M45 25 H55 L53 61 H47 Z" />
      <circle cx="50" cy="71" r="5.4" />
    </>
  ),
  GHS08: (
    <>
      <path d="M50 20 C57 20 60 25 60 31 C60 36 58 39 56 41 L57 46 L71 53 C74 56 74 64 74 68 L63 79 H37 L26 68 C26 64 26 56 29 53 L43 46 L44 41 C42 39 40 36 40 31 C40 25 43 20 50 20 Z" />
      <path
        d="M50 48 L53 58 L62 53 L57 62 L67 65 L57 68 L61 77 L53 72 L50 82 L47 72 L39 77 L43 68 L33 65 L43 62 L38 53 L47 58 Z"
        fill="#ffffff"
      />
    </>
  ),
  GHS09: (
    <>
      <path d="M40 62 V44 L31 36 M40 48 L48 38 M40 40 V26 M40 34 L46 28 M36 41 L30 42" {...line} />
      <path d="M20 62 H52" {...line} />
      <path
        d="M42 69 C50 61 62 62 70 69 L79 63 V76 L70 71 C62 79 50 79 42 69 Z M52 68 A1.7 1.7 0 1 0 52.1 68 Z"
        fillRule="evenodd"
      />
    </>
  ),
};
