import { type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { priceModels, productCategories, productProblems, productScopes, productStatuses } from '@clinic/core/product'
import { missingOfProduct } from '@clinic/core/satu-sehat'
import { valuesOf } from '@clinic/core/values'
import { Suspense } from 'react'
import { useProductTabs } from '../../entities/product/use-product-tabs'
import { ReadinessNote } from '../../entities/satu-sehat/readiness-note'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Skeleton } from '../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { TwoLines } from '../../ui/table/two-lines'
import { Tag } from '../../ui/tag'
import { sorts } from './product-words'

const PricePanel = lazyWithRetry(() => import('./price-panel'))
const RecipePanel = lazyWithRetry(async () => ({ default: (await import('./recipe-panel')).RecipePanel }))
const catalogue = () => import('./catalogue-fields')
const CodeField = lazyWithRetry(async () => ({ default: (await catalogue()).CodeField }))
const CodeText = lazyWithRetry(async () => ({ default: (await catalogue()).CodeText }))
const EffectField = lazyWithRetry(async () => ({ default: (await catalogue()).EffectField }))
const EffectText = lazyWithRetry(async () => ({ default: (await catalogue()).EffectText }))

/** Services: the list with the prices of today, the form, the page with the history of prices and the recipe below. */
export default function useProduct(): Master<Schema<'Product'>, Schema<'ProductInput'>> {
  const { api } = useApp()
  const { product: texts } = useTexts()
  const { label, options } = useLabels()
  const { money, number } = useFormat()
  const { fields, help } = texts
  const categoryOptions = options(productCategories)
  const status = useStatus(productStatuses)
  return {
    key: 'product',
    words: texts.words,
    tabs: useProductTabs('/clinic/product'),
    calls: {
      list: ({ chosen }) => ({
        path: '/api/product',
        query: {
          sort: chosen('sort', sorts),
          category: chosen('category', valuesOf(productCategories)),
          status: chosen('status', valuesOf(productStatuses)),
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/product/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/product', { body, params: { header } })),
      update: (id, { price: _, ...body }) => unwrap(api.PUT('/api/product/{id}', { params: { path: { id } }, body })),
    },
    permissions: { create: useCanCall(operationRoles.createProduct), update: useCanCall(operationRoles.updateProduct) },
    importable: true,
    nameOf: ({ name }) => name,
    columns: [
      {
        key: 'name',
        header: texts.section(),
        sortable: true,
        cell: ({ name, name_en, code }) => (
          <TwoLines small={[code, name_en].filter(Boolean).join(' · ')}>{name}</TwoLines>
        ),
      },
      {
        key: 'category',
        selfEvident: true,
        header: fields.category(),
        from: 'lg',
        cell: ({ category }) => label(productCategories, category),
      },
      {
        key: 'duration',
        selfEvident: true,
        header: fields.duration_minutes(),
        align: 'end',
        fit: true,
        from: 'lg',
        cell: ({ duration_minutes }) => `${number(duration_minutes)} ${texts.minutes()}`,
      },
      {
        key: 'price',
        header: texts.priceToday(),
        sortable: true,
        align: 'end',
        fit: true,
        cell: ({ price, price_model }) =>
          price === null ? (
            <Tag tone="warning">{texts.noPrice()}</Tag>
          ) : (
            <TwoLines align="end" small={price_model !== 'fixed' && label(priceModels, price_model)}>
              {money(price)}
            </TwoLines>
          ),
      },
      status.column,
    ],
    filters: [
      { name: 'category', label: fields.category(), any: texts.anyCategory(), options: categoryOptions },
      status.filter,
    ],
    sorts: optionsOf(sorts, (sort) => texts.sorts[sort]()),
    empty: {
      code: '',
      name: '',
      name_en: '',
      category: 'consultation',
      icd9cm: '',
      scope: 'none',
      price_model: 'fixed',
      duration_minutes: 30,
      needs_consent: false,
      odontogram_code: '',
      taxable: false,
      online_bookable: false,
      status: 'active',
      price: null,
    },
    sections: [
      {
        title: texts.section(),
        fields: [
          [
            { kind: 'text', name: 'code', label: fields.code(), help: help.code(), required: true, maxLength: 20 },
            { kind: 'choice', name: 'category', label: fields.category(), options: categoryOptions },
          ],
          { kind: 'text', name: 'name', label: fields.name(), required: true },
          { kind: 'text', name: 'name_en', label: fields.name_en(), help: help.name_en() },
          status.field,
        ],
      },
      {
        title: texts.treatment(),
        fields: [
          [
            {
              kind: 'choice',
              name: 'scope',
              label: fields.scope(),
              options: options(productScopes),
            },
            {
              kind: 'number',
              name: 'duration_minutes',
              label: fields.duration_minutes(),
              required: true,
              unit: texts.minutes(),
            },
          ],
          [
            {
              kind: 'custom',
              name: 'icd9cm',
              label: fields.icd9cm(),
              render: (props) => (
                <Suspense key="icd9cm" fallback={<Skeleton shape="control" />}>
                  <CodeField {...props} />
                </Suspense>
              ),
              text: ({ icd9cm }) => icd9cm,
              show: ({ icd9cm }) => (
                <Suspense fallback={icd9cm}>
                  <CodeText code={icd9cm} />
                </Suspense>
              ),
            },
            {
              kind: 'custom',
              name: 'odontogram_code',
              label: fields.odontogram_code(),
              render: (props) => (
                <Suspense key="odontogram_code" fallback={<Skeleton shape="control" />}>
                  <EffectField {...props} />
                </Suspense>
              ),
              text: ({ odontogram_code }) => odontogram_code,
              show: ({ odontogram_code }) => (
                <Suspense fallback={odontogram_code}>
                  <EffectText code={odontogram_code} />
                </Suspense>
              ),
            },
          ],
          { kind: 'flag', name: 'needs_consent', label: fields.needs_consent(), help: help.needs_consent() },
          { kind: 'flag', name: 'online_bookable', label: fields.online_bookable(), help: help.online_bookable() },
        ],
      },
      {
        title: texts.billing(),
        fields: [
          {
            kind: 'choice',
            name: 'price_model',
            label: fields.price_model(),
            options: options(priceModels),
          },
          { kind: 'flag', name: 'taxable', label: fields.taxable(), help: help.taxable() },
        ],
      },
      {
        title: texts.firstPrice(),
        onlyNew: true,
        fields: [{ kind: 'money', name: 'price', label: fields.price(), help: help.price() }],
      },
    ],
    problemsOf: (value) => problemSentences(texts.problems, productProblems(value)),
    notice: (product) => (
      <ReadinessNote
        form={`/clinic/product/${product.id}`}
        roles={operationRoles.updateProduct}
        fields={missingOfProduct(product).map(({ field }) => ({ field, label: fields.icd9cm() }))}
      />
    ),
    panels: ({ id }) => (
      <Suspense fallback={<Skeleton shape="block" />}>
        <PricePanel product={id} />
        <RecipePanel product={id} />
      </Suspense>
    ),
  }
}
