import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { consentFormStatuses } from '@clinic/core/consent-form'
import { productCategories } from '@clinic/core/product'
import { valuesOf } from '@clinic/core/values'
import { useProductTabs } from '../../entities/product/use-product-tabs'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'

type Sort = NonNullable<NonNullable<operations['listConsentForm']['parameters']['query']>['sort']>

const sorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** The five texts of the law (article 7 of Permenkes 290/2008), in the order in which they are told. */
const parts = ['procedure', 'purpose', 'risks', 'alternatives', 'prognosis'] as const

/** Consent forms: the list, the form, the page. */
export default function useConsentForm(): Master<Schema<'ConsentForm'>, Schema<'ConsentFormInput'>> {
  const { api } = useApp()
  const { 'consent-form': texts, master } = useTexts()
  const { fields, help } = texts
  const { label, options } = useLabels()
  const categories = options(productCategories)
  const status = useStatus(consentFormStatuses)
  return {
    key: 'consent-form',
    words: texts.words,
    tabs: useProductTabs('/clinic/product/consent-form'),
    calls: {
      list: ({ chosen }) => ({
        path: '/api/consent-form',
        query: {
          sort: chosen('sort', sorts),
          category: chosen('category', valuesOf(productCategories)),
          status: chosen('status', valuesOf(consentFormStatuses)),
        },
      }),
      read: (id, signal) => unwrap(api.GET('/api/consent-form/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/consent-form', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/consent-form/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createConsentForm),
      update: useCanCall(operationRoles.updateConsentForm),
    },
    nameOf: ({ name }) => name,
    columns: [
      { key: 'name', header: fields.name(), sortable: true, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        key: 'category',
        selfEvident: true,
        header: fields.category(),
        cell: ({ category }) => label(productCategories, category),
      },
      status.column,
    ],
    filters: [
      { name: 'category', label: fields.category(), any: texts.anyCategory(), options: categories },
      status.filter,
    ],
    sorts: optionsOf(sorts, (sort) => master.sorts[sort]()),
    empty: {
      name: '',
      category: 'oral_surgery',
      procedure: '',
      purpose: '',
      risks: '',
      alternatives: '',
      prognosis: '',
      procedure_en: '',
      purpose_en: '',
      risks_en: '',
      alternatives_en: '',
      prognosis_en: '',
      status: 'active',
    },
    sections: [
      {
        title: texts.section(),
        fields: [
          { kind: 'text', name: 'name', label: fields.name(), required: true },
          {
            kind: 'choice',
            name: 'category',
            label: fields.category(),
            help: help.category(),
            options: categories,
          },
          status.field,
        ],
      },
      {
        title: texts.indonesian(),
        description: texts.indonesianText(),
        fields: parts.map((name) => ({ kind: 'long-text', name, label: fields[name](), maxLength: 1000 })),
      },
      {
        title: texts.english(),
        description: texts.englishText(),
        fields: parts.map((part) => {
          const name = `${part}_en` as const
          return { kind: 'long-text', name, label: fields[name](), maxLength: 1000 }
        }),
      },
    ],
  }
}
