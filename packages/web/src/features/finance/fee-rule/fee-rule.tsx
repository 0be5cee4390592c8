import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { feeBases, feeRuleProblems, feeRuleStatuses } from '@clinic/core/fee-rule'
import { productCategories } from '@clinic/core/product'
import { valuesOf } from '@clinic/core/values'
import { Suspense } from 'react'
import { useDoctorFilter } from '../../../entities/doctor/use-doctor-options'
import { useApp } from '../../../platform/app/app-context'
import { useStatus } from '../../../platform/list/use-status'
import type { Master } from '../../../platform/record/master/master'
import { problemSentences } from '../../../platform/record/problem-sentences'
import { useCanCall } from '../../../platform/session/use-can-call'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { optionsOf } from '../../../platform/texts/options-of'
import { useLabels } from '../../../platform/texts/use-labels'
import { useTexts } from '../../../platform/texts/use-texts'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'
import { useFinanceTabs } from '../use-finance-tabs'
import { KindField } from './kind-field'
import { RateField } from './rate-field'
import { useFeeRuleColumns } from './use-fee-rule-columns'
import { useFeeRuleText } from './use-fee-rule-text'

const ServiceField = lazyWithRetry(() => import('./service-field'))

type Sort = NonNullable<NonNullable<operations['listFeeRule']['parameters']['query']>['sort']>

const sorts = ['-valid_from', 'valid_from', 'doctor', '-doctor'] as const satisfies readonly Sort[]

/** The rules by which dentists are paid: the list, the form, the page. */
export default function useFeeRule(): Master<Schema<'FeeRule'>, Schema<'FeeRuleInput'>> {
  const { api } = useApp()
  const { 'fee-rule': texts } = useTexts()
  const { fields, help, sections } = texts
  const { options } = useLabels()
  const doctors = useDoctorFilter()
  const { today } = useClinicDay()
  const text = useFeeRuleText()
  const status = useStatus(feeRuleStatuses)
  return {
    key: 'fee-rule',
    words: texts.words,
    tabs: useFinanceTabs('fee-share'),
    calls: {
      list: ({ chosen, filter }) => ({
        path: '/api/fee-rule',
        query: {
          sort: chosen('sort', sorts),
          status: chosen('status', valuesOf(feeRuleStatuses)),
          doctor_id: Number(filter('doctor_id')) || undefined,
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/fee-rule/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/fee-rule', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/fee-rule/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createFeeRule),
      update: useCanCall(operationRoles.updateFeeRule),
    },
    nameOf: text.scope,
    columns: [...useFeeRuleColumns(), status.column],
    filters: [
      { name: 'doctor_id', label: fields.doctor_id(), any: texts.anyDoctor(), options: doctors },
      status.filter,
    ],
    sorts: optionsOf(sorts, (sort) => texts.sorts[sort]()),
    empty: {
      doctor_id: null,
      product_id: null,
      category: null,
      kind: 'percent_of_net',
      percent: null,
      amount: null,
      basis: 'on_paid',
      deducts_materials: false,
      minimum: null,
      maximum: null,
      assistant_percent: 0,
      guarantee: null,
      valid_from: today,
      status: 'active',
    },
    sections: [
      {
        title: sections.scope(),
        description: help.scope(),
        fields: [
          {
            kind: 'reference',
            name: 'doctor_id',
            label: fields.doctor_id(),
            options: doctors,
            none: texts.anyDoctor(),
          },
          {
            kind: 'custom',
            name: 'product_id',
            label: fields.product_id(),
            render: (props) => (
              <Suspense key="product_id" fallback={<Skeleton shape="control" />}>
                <ServiceField {...props} />
              </Suspense>
            ),
            text: text.service,
          },
          {
            kind: 'choice',
            name: 'category',
            label: fields.category(),
            options: options(productCategories),
            none: texts.anyCategory(),
          },
        ],
      },
      {
        title: sections.fee(),
        fields: [
          {
            kind: 'custom',
            name: 'kind',
            label: fields.kind(),
            render: (props) => <KindField key="kind" {...props} />,
            text: text.kind,
          },
          {
            kind: 'custom',
            name: 'percent',
            label: fields.percent(),
            render: (props) => <RateField key="percent" {...props} />,
            text: text.rate,
          },
          { kind: 'choice', name: 'basis', label: fields.basis(), help: help.basis(), options: options(feeBases) },
          {
            kind: 'flag',
            name: 'deducts_materials',
            label: fields.deducts_materials(),
            help: help.deducts_materials(),
          },
          [
            { kind: 'money', name: 'minimum', label: fields.minimum() },
            { kind: 'money', name: 'maximum', label: fields.maximum() },
          ],
          {
            kind: 'number',
            name: 'assistant_percent',
            label: fields.assistant_percent(),
            help: help.assistant_percent(),
            unit: '%',
            required: true,
          },
          { kind: 'money', name: 'guarantee', label: fields.guarantee(), help: help.guarantee() },
        ],
      },
      {
        title: sections.validity(),
        fields: [
          { kind: 'date', name: 'valid_from', label: fields.valid_from(), help: help.valid_from(), required: true },
          status.field,
        ],
      },
    ],
    problemsOf: (rule) => problemSentences(texts.problems, feeRuleProblems(rule)),
  }
}
