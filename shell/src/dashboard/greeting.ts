import { t } from '@lingui/core/macro';
import { unnamedAdmin } from 'contract/staff';

interface Named {
  readonly firstname: string;
  readonly lastname: string;
}

/** The greeting by the hour of the day, 0 to 23, with the signed-in admin's name if they have given one. */
export function greetingAt(hour: number, profile: Named | undefined): string {
  const name = profile === undefined || isUnnamed(profile) ? '' : `, ${profile.firstname}`;
  return timeOfDay(hour) + name;
}

function isUnnamed({ firstname, lastname }: Named): boolean {
  return firstname === unnamedAdmin.firstname && lastname === unnamedAdmin.lastname;
}

function timeOfDay(hour: number): string {
  if (hour >= 5 && hour < 12) return t`Good morning`;
  return hour >= 12 && hour < 18 ? t`Good afternoon` : t`Good evening`;
}
