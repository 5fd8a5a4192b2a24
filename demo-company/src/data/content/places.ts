import type { PlaceKind } from 'contract/content';

export interface DemoPlace {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly country: string;
  readonly city: string;
  readonly address?: string;
  readonly phone?: string;
  readonly email: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The cities are real, the houses in them are not. */
export const places: readonly DemoPlace[] = [
  {
    name: 'Head office',
    kind: 'office',
    country: 'GB',
    city: 'Liverpool',
    address: '1 Example Quay, Brindlewick, Liverpool (fictional)',
    phone: '+441514960123',
    email: 'office@example.com',
    latitude: 53.4084,
    longitude: -2.9916,
  },
  {
    name: 'Hamburg office',
    kind: 'office',
    country: 'DE',
    city: 'Hamburg',
    address: '22 Musterkai, Hamburg (fictional)',
    phone: '+494066969501',
    email: 'hamburg@example.com',
    latitude: 53.5511,
    longitude: 9.9937,
  },
  {
    name: 'Mumbai office',
    kind: 'office',
    country: 'IN',
    city: 'Mumbai',
    address: '5 Sample Marg, Mumbai (fictional)',
    email: 'mumbai@example.com',
    latitude: 19.076,
    longitude: 72.8777,
  },
  {
    name: 'Rotterdam warehouse',
    kind: 'warehouse',
    country: 'NL',
    city: 'Rotterdam',
    address: 'Example Dock 7, Rotterdam (fictional)',
    email: 'rotterdam@example.com',
    latitude: 51.9244,
    longitude: 4.4777,
  },
  {
    name: 'Houston warehouse',
    kind: 'warehouse',
    country: 'US',
    city: 'Houston',
    address: '400 Placeholder Parkway, Houston, Texas (fictional)',
    phone: '+17135550150',
    email: 'houston@example.com',
    latitude: 29.7604,
    longitude: -95.3698,
  },
  {
    name: 'Kopikettle Trading, partner in Singapore',
    kind: 'partner',
    country: 'SG',
    city: 'Singapore',
    address: '88 Example Link, Singapore (fictional)',
    email: 'singapore@example.com',
    latitude: 1.2897,
    longitude: 103.8501,
  },
  {
    name: 'Sandpiper Depot, partner in Durban',
    kind: 'partner',
    country: 'ZA',
    city: 'Durban',
    address: '14 Sample Wharf, Durban (fictional)',
    email: 'durban@example.com',
    latitude: -29.8587,
    longitude: 31.0218,
  },
  {
    name: 'Brazil market',
    kind: 'market',
    country: 'BR',
    city: 'São Paulo',
    email: 'brazil@example.com',
    latitude: -23.5505,
    longitude: -46.6333,
  },
];
