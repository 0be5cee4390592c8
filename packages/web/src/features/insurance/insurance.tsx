import { type operations, type Schema, unwrap } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { insuranceProblems, insuranceStatuses } from '@clinic/core/insurance'
import { valuesOf } from '@clinic/core/values'
import { css } from 'styled-system/css'
import { ContractTag } from '../../entities/payor/contract-tag'
import { usePayorOptions } from '../../entities/payor/use-payor-options'
import { useApp } from '../../platform/app/app-context'
import { useStatus } from '../../platform/list/use-status'
import type { Master } from '../../platform/record/master/master'
import { problemSentences } from '../../platform/record/problem-sentences'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { ValueTag } from '../../platform/texts/value-tag'
import { TwoLines } from '../../ui/table/two-lines'
import { CoverageRules } from './coverage-rules'
import { CoverageTable } from './coverage-table'
import { ExcludedCodes } from './excluded-codes'
import { PlanNotice } from './plan-notice'
import { useRuleText } from './use-rule-text'

type Sort = NonNullable<NonNullable<operations['listInsurance']['parameters']['query']>['sort']>

const ownSorts = ['payor', '-payor', 'valid_until', '-valid_until'] as const satisfies readonly Sort[]
const sharedSorts = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly Sort[]

/** Insurance: the plans of the payors; the list, the form, the page. */
export default function useInsurance(): Master<Schema<'Insurance'>, Schema<'InsuranceInput'>> {
  const { api } = useApp()
  const { insurance: texts, master } = useTexts()
  const { fields, sections, help, about } = texts
  const { date } = useFormat()
  const payorOptions = usePayorOptions()
  const ruleText = useRuleText()
  const status = useStatus(insuranceStatuses)
  return {
    key: 'insurance',
    words: texts.words,
    calls: {
      list: ({ chosen, filter }) => ({
        path: '/api/insurance',
        query: {
          sort: chosen('sort', [...sharedSorts, ...ownSorts]),
          status: chosen('status', valuesOf(insuranceStatuses)),
          payor_id: Number(filter('payor_id')) || undefined,
        },
        isTable: true,
      }),
      read: (id, signal) => unwrap(api.GET('/api/insurance/{id}', { params: { path: { id } }, signal })),
      create: (body, header) => unwrap(api.POST('/api/insurance', { body, params: { header } })),
      update: (id, body) => unwrap(api.PUT('/api/insurance/{id}', { params: { path: { id } }, body })),
    },
    permissions: {
      create: useCanCall(operationRoles.createInsurance),
      update: useCanCall(operationRoles.updateInsurance),
    },
    nameOf: ({ name }) => name,
    columns: [
      {
        key: 'name',
        header: fields.name(),
        sortable: true,
        cell: (plan) => <TwoLines small={[plan.code, plan.class].filter(Boolean).join(' · ')}>{plan.name}</TwoLines>,
      },
      {
        key: 'payor',
        header: fields.payor_id(),
        sortable: true,
        cell: ({ payor_name, payor_status }) => (
          <span className={beside}>
            <bdi>{payor_name}</bdi>
            {payor_status === 'inactive' && <ValueTag of={insuranceStatuses} value="inactive" />}
          </span>
        ),
      },
      {
        key: 'contract',
        header: texts.payorContract(),
        fit: true,
        from: 'lg',
        cell: (plan) => <ContractTag from={plan.payor_contract_from} until={plan.payor_contract_until} />,
      },
      {
        key: 'valid_until',
        header: fields.valid_until(),
        fit: true,
        sortable: true,
        cell: ({ valid_until }) => valid_until && date(valid_until),
      },
      status.column,
    ],
    filters: [
      { name: 'payor_id', label: fields.payor_id(), any: texts.anyPayor(), options: payorOptions },
      status.filter,
    ],
    sorts: [
      ...optionsOf(sharedSorts, (sort) => master.sorts[sort]()),
      ...optionsOf(ownSorts, (sort) => texts.sorts[sort]()),
    ],
    empty: {
      payor_id: 0,
      name: '',
      code: '',
      class: '',
      card_format: '',
      coverage_rules: [],
      excluded_codes: [],
      valid_from: null,
      valid_until: null,
      status: 'active',
    },
    sections: [
      {
        title: sections.plan(),
        fields: [
          {
            kind: 'reference',
            name: 'payor_id',
            label: fields.payor_id(),
            required: true,
            options: payorOptions,
            none: texts.choosePayor(),
          },
          { kind: 'text', name: 'name', label: fields.name(), required: true },
          [
            { kind: 'text', name: 'code', label: fields.code(), help: help.code(), maxLength: 20 },
            { kind: 'text', name: 'class', label: fields.class(), help: help.class(), maxLength: 40 },
          ],
          { kind: 'text', name: 'card_format', label: fields.card_format(), help: help.card_format() },
        ],
      },
      {
        title: sections.coverage(),
        description: about.coverage(),
        fields: [
          {
            kind: 'custom',
            name: 'coverage_rules',
            label: fields.coverage_rules(),
            render: (props) => <CoverageRules key="coverage_rules" {...props} />,
            text: ({ coverage_rules }) => coverage_rules.map(ruleText).join('\n'),
            show: ({ coverage_rules }) => <CoverageTable rules={coverage_rules} />,
          },
          {
            kind: 'custom',
            name: 'excluded_codes',
            label: fields.excluded_codes(),
            render: (props) => <ExcludedCodes key="excluded_codes" {...props} />,
            text: ({ excluded_codes }) => excluded_codes.join(', '),
          },
        ],
      },
      {
        title: sections.more(),
        fields: [
          [
            { kind: 'date', name: 'valid_from', label: fields.valid_from() },
            { kind: 'date', name: 'valid_until', label: fields.valid_until(), help: help.valid_until() },
          ],
          status.field,
        ],
      },
    ],
    problemsOf: (plan) => problemSentences(texts.problems, insuranceProblems(plan)),
    notice: (plan) => <PlanNotice plan={plan} />,
  }
}

const beside = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })
