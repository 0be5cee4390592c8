import { letterNumber } from '@clinic/core/letter'
import type { Information } from '../../platform/session/information-query'
import { useClinicDay } from '../../platform/session/use-clinic-day'
import { useTexts } from '../../platform/texts/use-texts'
import { InformationScreen } from './information-screen'
import { InformationSections } from './information-sections'

const prefixes = ['visit_prefix', 'invoice_prefix', 'payment_prefix', 'prescription_prefix', 'letter_prefix'] as const
const fields = ['code', ...prefixes] as const

/** How the numbers of the clinic's documents begin. */
export default function Numbering() {
  return (
    <InformationScreen tab="numbering">
      {(information) => <NumberingSections information={information} />}
    </InformationScreen>
  )
}

function NumberingSections({ information }: { information: Information }) {
  const { numbering: texts, fields: labels } = useTexts().information
  const { today } = useClinicDay()
  const { code, visit_prefix, prescription_prefix } = information
  const numberedAs = (letter_prefix: string, sequence: number) =>
    letterNumber({ letter_prefix, code }, Number(today.slice(0, 4)), sequence)
  const examples = {
    visit_prefix: `${visit_prefix}-${today}-0007`,
    invoice_prefix: numberedAs(information.invoice_prefix, 123),
    payment_prefix: numberedAs(information.payment_prefix, 124),
    prescription_prefix: `${prescription_prefix}-${today}-0004`,
    letter_prefix: numberedAs(information.letter_prefix, 7),
  }
  const isCode = (text: string) => /^[A-Z0-9]*$/.test(text)
  return (
    <InformationSections
      tab="numbering"
      information={information}
      fields={fields}
      problemsOf={(value) =>
        Object.fromEntries(fields.map((field) => [field, isCode(value[field]) ? undefined : texts.capitals()]))
      }
      sections={[
        {
          title: texts.title(),
          description: texts.text(),
          fields: [
            { kind: 'text', name: 'code', label: labels.code(), help: texts.codeHelp(), maxLength: 8 },
            ...prefixes.map((name) => ({
              kind: 'text' as const,
              name,
              label: labels[name](),
              required: true,
              maxLength: 6,
              help: texts.example({ number: examples[name] }),
            })),
          ],
        },
      ]}
    />
  )
}
