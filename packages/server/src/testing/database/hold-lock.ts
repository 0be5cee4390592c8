import { lockFolder } from '../../database/folder-lock'

// Says whether the folder is its own, and keeps it until it is killed.
const [folder = ''] = process.argv.slice(2)
const outcome = await lockFolder(folder).then(
  () => 'mine',
  () => 'in use',
)
process.stdout.write(`${outcome}\n`)
setInterval(() => {}, 1_000)
