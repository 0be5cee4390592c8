import { useSearchParams } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import type { SatuSehatStatus } from './overview/satu-sehat-status-query'
import { noRule, ruleIn } from './rule-in'

/** The rules by which visits are rejected now, none among them, and the one in the address. */
export function useRuleOptions(status: SatuSehatStatus | undefined) {
  const { filters, meter } = useTexts()['satu-sehat']
  const [address] = useSearchParams()
  const rules = [...(status?.rules.map(({ rule }) => rule) ?? []), ruleIn(address.get('rule') ?? '')]
  const numbered = [...new Set(rules)]
    .filter((rule) => typeof rule === 'number')
    .map((rule) => ({ value: String(rule), label: filters.rule({ rule: String(rule) }) }))
  const hasOthers = rules.includes(null) || address.get('rule') === noRule
  return hasOthers ? [...numbered, { value: noRule, label: meter.noRule() }] : numbered
}
