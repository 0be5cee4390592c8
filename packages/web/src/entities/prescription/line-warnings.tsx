import { type PrescriptionWarning, warningKey } from '@clinic/core/prescription'
import { note as recipe } from 'styled-system/recipes'
import { useTexts } from '../../platform/texts/use-texts'
import { Banner } from '../../ui/feedback/banner'
import { TextField } from '../../ui/field/text-field'

interface LineWarningsProps {
  label: string
  warnings: readonly PrescriptionWarning[]
  reasonOf: (key: string) => string
  /** Without it the reasons are only read. */
  onReason?: (key: string, reason: string) => void
}

/** What speaks against a medicine, in words and colour; a hard warning asks for the reason to prescribe it all the same. */
export function LineWarnings({ label, warnings, reasonOf, onReason }: LineWarningsProps) {
  const { warnings: texts, signed } = useTexts().prescription
  if (warnings.length === 0) return null
  return (
    <ul aria-label={label} className={recipe().rows}>
      {warnings.map((warning) => {
        const { kind, level, substance, with: other } = warning
        const key = warningKey(warning)
        const reason = reasonOf(key)
        return (
          <li key={key} id={`prescription-reason-${key}`}>
            <Banner tone={level === 'hard' ? 'error' : 'warning'} title={texts[level]()}>
              <p>
                {texts[kind === 'pregnancy' && level === 'soft' ? 'pregnancyCaution' : kind]({
                  substance,
                  with: other,
                })}
              </p>
              {level === 'hard' && onReason && (
                <TextField
                  name="reasons.reason"
                  label={texts.reason()}
                  help={texts.reasonHelp()}
                  required
                  autoComplete="off"
                  maxLength={200}
                  value={reason}
                  onChange={({ target }) => onReason(key, target.value)}
                />
              )}
              {!onReason && reason !== '' && <p>{signed.reason({ reason })}</p>}
            </Banner>
          </li>
        )
      })}
    </ul>
  )
}
