import { z } from 'zod';
import { FileName } from '../file/file-name';
import { endpoint } from '../endpoint';
import { computed, defaulted, optional, reference, required } from '../field';
import { namedPaths } from '../path-style';
import { defineResource } from '../resource';
import { single } from '../answer';
import { richText, Slug, text } from '../text';

const categoryFields = {
  name: required(text(120), { translated: true }),
  slug: optional(Slug),
  description: optional(richText(5000), { format: 'html', translated: true }),
  image: optional(FileName),
  order: defaulted(z.int().min(0).max(100_000), 0),
  metatitle: optional(text(160), { translated: true }),
  metadescription: optional(text(320), { translated: true }),
  metakeywords: optional(text(320), { translated: true }),
  productCount: computed(z.int().min(0)),
};

const categoryList = {
  title: 'name',
  search: ['name'],
  sorts: ['order', 'name', 'updatedAt'],
  defaultSort: 'order',
} as const;

export const categories = defineResource({
  ...categoryList,
  name: 'category',
  label: { one: 'category', many: 'categories' },
  area: 'chemicals',
  personalData: 'none',
  paths: namedPaths({
    get: 'chemicalCategory/getCategoryById',
    add: 'chemicalCategory/addCategory',
    update: 'chemicalCategory/updateCategory',
    remove: 'chemicalCategory/deleteCategory',
  }),
  fields: categoryFields,
});

export const subCategories = defineResource({
  ...categoryList,
  name: 'subCategory',
  label: { one: 'subcategory', many: 'subcategories' },
  area: 'chemicals',
  paths: namedPaths({
    get: 'chemicalCategory/getSubCategoryById',
    add: 'chemicalCategory/addSubCategory',
    update: 'chemicalCategory/updateSubCategory',
    remove: 'chemicalCategory/deleteSubCategory',
  }),
  fields: { categoryId: required(...reference('category')), ...categoryFields },
});

export const subSubCategories = defineResource({
  ...categoryList,
  name: 'subSubCategory',
  label: { one: 'sub-subcategory', many: 'sub-subcategories' },
  area: 'chemicals',
  paths: namedPaths({
    get: 'chemicalCategory/getSubSubCategoryById',
    add: 'chemicalCategory/addSubSubCategory',
    update: 'chemicalCategory/updatesubsubcategory',
    remove: 'chemicalCategory/deleteSubSubCategory',
  }),
  fields: { subCategoryId: required(...reference('subCategory')), ...categoryFields },
});

export const SubSubCategory = subSubCategories.entity;
export type SubSubCategory = z.infer<typeof SubSubCategory>;

/** A subcategory with its sub-subcategories. */
export const SubCategory = subCategories.entity.extend({
  subSubCategory: z.array(SubSubCategory),
});
export type SubCategory = z.infer<typeof SubCategory>;

/** A category with its two levels below, in the order set by staff. */
export const Category = categories.entity.extend({ subCategories: z.array(SubCategory) });
export type Category = z.infer<typeof Category>;

const bySlug = z.strictObject({ slug: Slug.optional() });

/** Below the first level, a slug is unique only within its parent. */
const bySlugBelow = bySlug.extend({ parentId: z.uuid().optional() });

export const CategoryLevel = z.enum(['category', 'subCategory', 'subSubCategory']);
export type CategoryLevel = z.infer<typeof CategoryLevel>;

/** A new order for categories of one level with the same parent; `parentId` is required below the first level only. */
const Placement = z
  .strictObject({
    level: CategoryLevel,
    parentId: z.uuid().nullish(),
    ids: z.array(z.uuid()).min(1).max(1000).refine(areDistinct, 'Each may stand here once'),
  })
  .refine(({ level, parentId }) => level === 'category' || typeof parentId === 'string', {
    path: ['parentId'],
    message: 'Name the category that these stand in',
  })
  .refine(({ level, parentId }) => level !== 'category' || typeof parentId !== 'string', {
    path: ['parentId'],
    message: 'A category of the first level stands in no other',
  });

function areDistinct(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

export const categoryEndpoints = {
  tree: endpoint({
    name: 'category.tree',
    method: 'GET',
    path: 'chemicalCategory/getAll',
    access: 'public',
    needs: { chemicals: 'view' },
    answer: z.array(Category),
    summary: 'All categories with their two levels below, as a bare array',
  }),
  category: endpoint({
    name: 'category.bySlug',
    method: 'GET',
    path: 'chemicalCategory/getSpecificCategory',
    access: 'public',
    needs: { chemicals: 'view' },
    query: bySlug,
    answer: single(z.union([Category, z.array(Category)])),
    summary: 'The category with this slug, present or former; without a slug, all of them',
  }),
  subCategory: endpoint({
    name: 'subCategory.bySlug',
    method: 'GET',
    path: 'chemicalCategory/getSpecificSubcategory',
    access: 'public',
    needs: { chemicals: 'view' },
    query: bySlugBelow,
    answer: single(z.union([SubCategory, z.array(SubCategory)])),
    summary: 'The subcategory with this slug, present or former; without a slug, all of them',
  }),
  subSubCategory: endpoint({
    name: 'subSubCategory.bySlug',
    method: 'GET',
    path: 'chemicalCategory/getSpecificSubSubcategory',
    access: 'public',
    needs: { chemicals: 'view' },
    query: bySlugBelow,
    answer: single(z.union([SubSubCategory, z.array(SubSubCategory)])),
    summary: 'The sub-subcategory with this slug, present or former; without a slug, all of them',
  }),
  reorder: endpoint({
    name: 'category.reorder',
    method: 'PUT',
    path: 'chemicalCategory/reorder',
    access: 'admin',
    needs: { chemicals: 'edit' },
    body: Placement,
    answer: single(z.object({ moved: z.int() })),
    summary:
      'Puts categories of one level in the order given, below the parent given; others there follow in the order they had',
  }),
} as const;
