/** Domains of public email providers: sharing one says nothing about two partners. */
export const freeMailDomains: ReadonlySet<string> = new Set(
  [
    '126.com 163.com aol.com foxmail.com free.fr gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net',
    'googlemail.com hotmail.co.uk hotmail.com hotmail.fr icloud.com laposte.net libero.it live.com',
    'mac.com mail.com mail.ru me.com msn.com naver.com orange.fr outlook.com outlook.de proton.me',
    'protonmail.com qq.com rediffmail.com sina.com t-online.de wanadoo.fr web.de yahoo.co.in',
    'yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.ru ymail.com zoho.com',
  ].flatMap((line) => line.split(' ')),
);
