import type { RoleName } from '@clinic/core/access'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes'
import { Link } from 'wouter'
import { fieldAddress } from '../../platform/record/field-address'
import { useCanCall } from '../../platform/session/use-can-call'
import { useLanguage, useTexts } from '../../platform/texts/use-texts'

interface ReadinessNoteProps {
  /** The address of the form in which it is entered. */
  form: string
  /** What is missing: the names and labels of the form's fields. */
  fields: readonly { field: string; label: string }[]
  /** Who may enter it, and so reads of it. */
  roles: readonly RoleName[]
}

/** A line that says what a record lacks for SATUSEHAT, each a link to its field; nothing where it lacks nothing. */
export function ReadinessNote({ form, fields, roles }: ReadinessNoteProps) {
  const words = useTexts()
  const language = useLanguage()
  const canEnter = useCanCall(roles)
  if (!canEnter || fields.length === 0) return null
  const parts = new Intl.ListFormat(language).formatToParts(fields.map((_, index) => String(index)))
  return (
    <p className={css({ color: 'muted' })}>
      {words.missingForSatusehat()}{' '}
      {parts.map(({ type, value }) => {
        const missing = type === 'element' ? fields[Number(value)] : undefined
        if (!missing) return value
        return (
          <Link key={missing.field} href={fieldAddress(form, missing.field)} className={link()}>
            {missing.label}
          </Link>
        )
      })}
    </p>
  )
}
