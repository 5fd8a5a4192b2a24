import { combineShared, sharedHeaders } from './shared-answer';

it('answers are shared together when each is', () => {
  expect(combineShared([{ tags: ['unit'] }, { tags: ['blog', 'unit'] }])).toEqual({
    tags: ['blog', 'unit'],
  });
  expect(combineShared([{ tags: ['unit'] }, undefined])).toBeUndefined();
});

it('a CDN keeps an answer, a browser asks again', () => {
  expect(sharedHeaders({ tags: ['blog', 'file'] }, 600)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=600',
    'cdn-cache-control': 'max-age=600, stale-while-revalidate=600',
    'surrogate-control': 'max-age=600, stale-while-revalidate=600',
    'cache-tag': 'blog,file',
    'surrogate-key': 'blog file',
  });
});
