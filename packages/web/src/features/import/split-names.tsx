import { splitFullName } from '@clinic/core/patient'
import { css } from 'styled-system/css'
import { useTexts } from '../../platform/texts/use-texts'

/** Full names of the file, each with the first and the last name it would be. */
export default function SplitNames({ names }: { names: readonly string[] }) {
  const { columns: words } = useTexts().import
  return (
    <ul className={css({ display: 'grid', gap: '2', paddingBlock: '2' })}>
      {names.map((name) => {
        const { first_name, last_name } = splitFullName(name)
        return (
          <li key={name} className={css({ display: 'grid', overflowWrap: 'anywhere' })}>
            <bdi className={css({ color: 'muted' })}>{name}</bdi>
            <bdi>
              {last_name === ''
                ? words.splitOne({ first: first_name })
                : words.splitTwo({ first: first_name, last: last_name })}
            </bdi>
          </li>
        )
      })}
    </ul>
  )
}
