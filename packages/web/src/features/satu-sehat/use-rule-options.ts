import { useSearchParams } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import type { SatuSehatStatus } from './overview/satu-sehat-status-query'
import { ruleIn } from './rule-in'

/** The rules by which visits are rejected now, and the one in the address. */
export function useRuleOptions(status: SatuSehatStatus | undefined) {
  const { filters } = useTexts()['satu-sehat']
  const [address] = useSearchParams()
  const rules = [...(status?.rules.map(({ rule }) => rule) ?? []), ruleIn(address.get('rule') ?? '')]
  return [...new Set(rules)]
    .filter((rule) => typeof rule === 'number')
    .map((rule) => ({ value: String(rule), label: filters.rule({ rule: String(rule) }) }))
}
