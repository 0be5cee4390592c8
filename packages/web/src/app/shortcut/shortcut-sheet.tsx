import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { Dialog } from '../../ui/overlay/dialog'
import { type Shortcut, shortcutsOnPage } from './shortcuts-on-page'

/** The keys of the page that is shown and those of all pages, and the switch for keys that are pressed alone. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  useNamespace('shortcut')
  const { shortcut: texts } = useTexts()
  const { preference } = useApp()
  const hasSingleKeys = useSelector(preference, ({ context }) => context.shortcuts)
  const [onPage] = useState(() => shortcutsOnPage(document.getElementById('content') ?? document))
  return (
    <Dialog title={texts.title()} description={texts.text()} open onClose={onClose}>
      <div className={css({ display: 'grid', gap: '5' })}>
        <Group title={texts.onPage()} shortcuts={onPage} none={texts.none()} />
        <Group
          title={texts.everywhere()}
          shortcuts={[
            { keys: ['Ctrl', 'K'], name: texts.searchAll() },
            { keys: ['?'], name: texts.sheet() },
          ]}
        />
        <Group
          title={texts.card()}
          shortcuts={[
            { keys: ['←', '↑', '→', '↓'], name: texts.walk() },
            { keys: ['M'], name: texts.pickUp() },
            { keys: ['Enter'], name: texts.putDown() },
            { keys: ['Esc'], name: texts.putBack() },
          ]}
        />
        <CheckboxField
          label={texts.singleKeys()}
          help={texts.singleKeysHelp()}
          checked={hasSingleKeys}
          onChange={({ target }) =>
            preference.send({ type: 'preference.set', name: 'shortcuts', value: target.checked })
          }
        />
      </div>
    </Dialog>
  )
}

interface GroupProps {
  title: string
  shortcuts: readonly Shortcut[]
  /** Said where there are none. */
  none?: string
}

function Group({ title, shortcuts, none }: GroupProps) {
  return (
    <section>
      <h3 className={css({ fontWeight: 'semibold', marginBlockEnd: '1' })}>{title}</h3>
      {shortcuts.length === 0 && <p className={css({ color: 'muted' })}>{none}</p>}
      <ul>
        {shortcuts.map(({ keys, name }) => (
          <li key={name} className={row}>
            <span>{name}</span>
            <span className={css({ display: 'flex', gap: '1' })}>
              {keys.map((key) => (
                <kbd key={key} className={cap}>
                  {key.length === 1 ? key.toUpperCase() : key}
                </kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  paddingBlock: '1',
  borderBlockEnd: 'hairline',
  '&:last-child': { borderBlockEnd: 'none' },
})
const cap = css({
  minWidth: '6',
  paddingInline: '1',
  border: 'hairline',
  borderRadius: 'control',
  background: 'subtle',
  fontFamily: 'body',
  textStyle: 'small',
  textAlign: 'center',
})
