/** Where the archive runs, as `process.platform` and `process.arch` name it. */
export const platforms = ['linux-x64', 'linux-arm64', 'win32-x64']

/** What pnpm is asked for; it knows systems and processors apart, so Windows on arm64 comes too and is removed. */
export const architectures = { os: ['linux', 'win32'], cpu: ['x64', 'arm64'], libc: ['glibc'] }

/** Passwords and pictures are the two things the server does in native code. */
export function packagesOf(platform: string): string[] {
  if (platform.startsWith('win32')) return [`@node-rs/argon2-${platform}-msvc`, `@img/sharp-${platform}`]
  return [`@node-rs/argon2-${platform}-gnu`, `@img/sharp-${platform}`, `@img/sharp-libvips-${platform}`]
}

/** A native package of a platform the archive is not for. */
export const isForeign = (name: string) =>
  /^@(img\/sharp|node-rs\/argon2)-/.test(name) && !platforms.flatMap(packagesOf).includes(name)
