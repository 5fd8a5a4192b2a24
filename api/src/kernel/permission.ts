import { type AnyResource, type Doing, type Endpoint, resourceNeeds } from 'contract';
import { allResources } from 'contract/endpoints';
import {
  type AreaNeeds,
  areas,
  builtInRoles,
  type CallNeeds,
  missingNeeds,
  needsWords,
} from 'contract/staff';
import { ApiProblem } from './problem';
import { visitor, type Viewer } from './viewer';

/** What a viewer lacks; undefined when nothing. Teams have their own rules, and the product itself may do everything. */
function missing(viewer: Viewer, needs: CallNeeds): AreaNeeds | undefined {
  return viewer.kind === 'admin' ? missingNeeds(viewer.permissions, needs) : undefined;
}

/** Whether an admin's role allows it. Visitors and teams are refused elsewhere. */
export function isPermitted(viewer: Viewer, needs: CallNeeds): boolean {
  return missing(viewer, needs) === undefined;
}

/** @throws ApiProblem `not-permitted` when an admin's role does not allow it */
export function requirePermission(viewer: Viewer, needs: CallNeeds): void {
  const lacking = missing(viewer, needs);
  if (!lacking) return;
  if (viewer.kind === 'admin' && viewer.lacksSecondFactor === true) throw secondFactorMissing();
  const isKey = viewer.kind === 'admin' && viewer.apiKey !== undefined;
  throw isKey ? notPermittedForKey(lacking) : notPermitted(lacking);
}

/** Whether an admin's role lets them view records of a resource. */
export function maySee(viewer: Viewer, resource: Pick<AnyResource, 'area'>): boolean {
  return isPermitted(viewer, resourceNeeds(resource, 'view'));
}

/** The resources that a viewer may view; undefined for one who may view all of them. */
export function visibleResources(viewer: Viewer): readonly string[] | undefined {
  const visible = allResources.filter((resource) => maySee(viewer, resource));
  return visible.length === allResources.length ? undefined : visible.map(({ name }) => name);
}

/** @throws ApiProblem `not-permitted` when an admin's role does not allow to do this with records of the resource */
export function requireResource(
  viewer: Viewer,
  resource: Pick<AnyResource, 'area'>,
  doing: Doing,
): void {
  requirePermission(viewer, resourceNeeds(resource, doing));
}

/** @throws ApiProblem `not-permitted` for an admin who may edit nothing */
export function requireSomeEdit(viewer: Viewer): void {
  if (areas.some((area) => isPermitted(viewer, { [area]: 'edit' }))) return;
  throw new ApiProblem('not-permitted', 'Your role may view, and not add or change anything.');
}

/**
 * For whom a call is answered: an admin without its needs, or an API key to which it is not open, is a visitor to a
 * public call, and refused by others.
 */
export function viewerFor(
  { access, needs, byKey }: Pick<Endpoint, 'access' | 'needs' | 'byKey'>,
  viewer: Viewer,
): Viewer {
  if (viewer.kind !== 'admin') return viewer;
  const isOpen = viewer.apiKey === undefined || byKey;
  if (access === 'public') return isOpen && needs && isPermitted(viewer, needs) ? viewer : visitor;
  if (!isOpen) throw notForKeys();
  // Guarantee of the contract: a call for staff says what it needs.
  if (needs !== undefined) requirePermission(viewer, needs);
  return viewer;
}

function notForKeys(): ApiProblem {
  return new ApiProblem('not-permitted', 'API keys may not make this call: sign in to make it.');
}

function secondFactorMissing(): ApiProblem {
  const detail = 'Your role asks for a second factor. Set one up under Password and sign-in.';
  return new ApiProblem('second-factor-missing', detail);
}

function notPermittedForKey(lacking: AreaNeeds): ApiProblem {
  const detail = `This API key lacks permission to ${needsWords(lacking)}, or the account that made it does. Make a key with this permission under API keys and webhooks.`;
  return new ApiProblem('not-permitted', detail);
}

/** Whether somebody is signed in as an Owner. */
export function isOwner(viewer: Viewer): boolean {
  return viewer.kind === 'admin' && viewer.roleId === builtInRoles.owner._id;
}

/** @throws ApiProblem `not-permitted` for staff who are no Owners, whatever else their role allows */
export function requireOwner(viewer: Viewer): void {
  if (isOwner(viewer)) return;
  throw new ApiProblem('not-permitted', 'Only an Owner can see how the installation is.');
}

export function notPermitted(lacking: AreaNeeds): ApiProblem {
  const detail = `You need permission to ${needsWords(lacking)}. An Owner or an Administrator can grant it.`;
  return new ApiProblem('not-permitted', detail);
}
