import type { NodemailerError } from 'nodemailer/lib/errors';
import type { StoredMailServer } from '../mail-transport';
import { NoPassword, NoSignIn } from './open-session';
import { HostUnknown, NoAnswer, PrivateAddress } from '../../kernel/net/reach-host';

/** The properties of nodemailer's errors, as far as present. */
export type SmtpFailure = Partial<NodemailerError>;

export function failureOf(error: unknown): SmtpFailure {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Why a server cannot be used and what to do about it, in one sentence that ends with the server's own words. */
export function failureWords(error: unknown, server: StoredMailServer): string {
  const reason = reasonOf(error, failureOf(error), server);
  const { response } = failureOf(error);
  return response === undefined ? reason : `${reason} It said: ${response}`;
}

function reasonOf(error: unknown, failure: SmtpFailure, server: StoredMailServer): string {
  const { host, port } = server;
  if (error instanceof HostUnknown) return `No host is known by the name ${host}. Check it.`;
  if (error instanceof PrivateAddress) {
    return `${host} is within a private network, and mail servers there are not allowed here.`;
  }
  if (error instanceof NoAnswer) return neverAnswers(server);
  if (error instanceof NoPassword) return passwordWords(server);
  if (error instanceof NoSignIn) {
    return 'The server offers no sign-in on this connection. Choose an encrypted one, or leave the user name empty.';
  }
  if (failure.timeoutType !== undefined || failure.code === 'ETIMEDOUT')
    return neverAnswers(server);
  if (failure.code === 'EENVELOPE') return 'The message was not taken.';
  if (failure.code === 'EMESSAGE') return 'The message is larger than the server takes.';
  if (failure.code === 'EAUTH') return signInWords(failure);
  const system = failure.originalCode ?? failure.code ?? '';
  return (
    certificateWords(system, host) ??
    systemWords(system, server) ??
    smtpLogWords(failure, server) ??
    `The connection to ${host} at port ${port} broke off.`
  );
}

function neverAnswers({ host, port }: StoredMailServer): string {
  return `${host} does not answer at port ${port}. Check the host, the port and the kind of encryption; a firewall may be in between.`;
}

function passwordWords({ isPasswordUnreadable }: StoredMailServer): string {
  return isPasswordUnreadable
    ? 'The password was encrypted with another key than the one in use. Give it again.'
    : 'There is no password to sign in with. Give one, or leave the user name empty.';
}

function signInWords({ responseCode = 0 }: SmtpFailure): string {
  return responseCode < 500
    ? 'The server could not take the sign-in now. Try again later.'
    : 'The server refused the user name or the password.';
}

function certificateWords(code: string, host: string): string | undefined {
  const reason = certificateReasons[code];
  if (reason === undefined) return undefined;
  return `The certificate of ${host} cannot be trusted: ${reason}. Nothing was sent.`;
}

const certificateReasons: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is signed by itself alone',
  SELF_SIGNED_CERT_IN_CHAIN: 'its issuer is not known here',
  UNABLE_TO_GET_ISSUER_CERT: 'its issuer is not known here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its issuer is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificates between it and its issuer are missing',
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  CERT_REVOKED: 'it was revoked',
  CERT_SIGNATURE_FAILURE: 'its signature is wrong',
  INVALID_PURPOSE: 'it is not for servers',
};

function systemWords(code: string, { host, port }: StoredMailServer): string | undefined {
  switch (code) {
    case 'ECONNREFUSED':
      return `${host} takes no connection at port ${port}. Check the port.`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
      return `${host} cannot be reached from here. Check the host, or try again later.`;
    case 'EPROTO':
      return tlsWords(host);
    default:
      return code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS') ? tlsWords(host) : undefined;
  }
}

function tlsWords(host: string): string {
  return `${host} and this server found no common encryption. Check the port and whether it is TLS or STARTTLS there.`;
}

function smtpLogWords(
  failure: SmtpFailure,
  { host, security }: StoredMailServer,
): string | undefined {
  if (failure.command === 'STARTTLS' || (failure.command === 'EHLO' && security === 'starttls')) {
    return `${host} offers no STARTTLS, and nothing is sent without it. Choose TLS, or none within your own network.`;
  }
  if (failure.code === 'ETLS') return tlsWords(host);
  if (failure.code === 'EPROTOCOL' && failure.response !== undefined) {
    return `${host} did not let us in.`;
  }
  if (failure.responseCode === 421) return `${host} closed the connection.`;
  return undefined;
}
