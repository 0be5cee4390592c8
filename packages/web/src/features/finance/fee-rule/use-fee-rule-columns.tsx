import type { Schema } from '@clinic/api'
import { feeBases } from '@clinic/core/fee-rule'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import type { Column } from '../../../ui/table/column'
import { TwoLines } from '../../../ui/table/two-lines'
import { useFeeRuleText } from './use-fee-rule-text'

/** The columns of the fee rules: for whom and what, how much, from when. */
export function useFeeRuleColumns(): readonly Column<Schema<'FeeRule'>>[] {
  const { fields, anyDoctor } = useTexts()['fee-rule']
  const { label } = useLabels()
  const { date } = useFormat()
  const text = useFeeRuleText()
  return [
    {
      key: 'doctor',
      header: fields.doctor_id(),
      sortable: true,
      cell: (rule) => <TwoLines small={text.service(rule)}>{rule.doctor_name ?? anyDoctor()}</TwoLines>,
    },
    {
      key: 'rate',
      header: fields.rate(),
      cell: (rule) => <TwoLines small={text.kind(rule)}>{text.rate(rule)}</TwoLines>,
    },
    { key: 'basis', header: fields.basis(), fit: true, from: 'lg', cell: ({ basis }) => label(feeBases, basis) },
    {
      key: 'valid_from',
      header: fields.valid_from(),
      fit: true,
      sortable: true,
      cell: ({ valid_from }) => date(valid_from),
    },
  ]
}
