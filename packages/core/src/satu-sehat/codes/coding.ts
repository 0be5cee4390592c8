import type { CodeableConcept, Coding } from '@medplum/fhirtypes'

/** A code that is sent. `source` is a number of the list of sources in docs/satu-sehat.md. */
export interface MappedCode {
  system: string
  code: string
  /** As the source writes it, which is not always what the code system says; left out where no source has one. */
  display?: string
  source: string
  /** Sources contradict each other, or only one has it. */
  unverified?: true
}

export const codingOf = ({ system, code, display }: Omit<MappedCode, 'source'>): Coding => ({
  system,
  code,
  ...(display !== undefined && { display }),
})

export const conceptOf = (code: Omit<MappedCode, 'source'>): CodeableConcept => ({ coding: [codingOf(code)] })

/** A code as the enumerations of core write it, `system|code`, with its words. */
export function conceptOfToken(token: string, display?: string): CodeableConcept {
  const [system = '', code = ''] = token.split('|')
  return conceptOf({ system, code, display })
}
