import { describe, expect, it } from 'vitest'
import { isDevelopmentHost, isExampleHost, judgeHost } from './hosts.ts'

const label = (length: number): string => 'a'.repeat(length)

describe('judgeHost', () => {
  it.each([
    'example.com',
    'example.com.',
    'my_site.example.com',
    `${label(63)}.com`,
    [label(63), label(63), label(63), label(61)].join('.'),
    '192.0.2.10',
    '[::1]',
    'xn--e1afmkfd.xn--p1ai',
    '1.example',
  ])('%s can be looked up', (host) => {
    expect(judgeHost(host)).toBeUndefined()
  })

  it.each([
    ['exa..mple.com', 'label-empty'],
    ['.example.com', 'label-empty'],
    [`${label(64)}.com`, 'label-long'],
    [[label(63), label(63), label(63), label(62)].join('.'), 'host-long'],
    ['exa!mple.com', 'character'],
    ['exa%20mple.com', 'character'],
    ['999.1.1.1', 'number'],
    ['1.2.3.4.5', 'number'],
    ['xn--a', 'punycode'],
    ['xn--0000h.com', 'punycode'],
  ])('%s cannot: %s', (host, fault) => {
    expect(judgeHost(host)).toBe(fault)
  })
})

it.each([
  'localhost',
  'false',
  'app.localhost',
  'printer.local',
  'shop.test',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '[::1]',
  '[fd00::1]',
  'yoursite.com',
  'www.your-domain.com',
])('S15 %s is a host of development', (host) => {
  expect(isDevelopmentHost(host)).toBe(true)
})

it.each([
  'example.com',
  'localhost.com',
  'test.com',
  '172.15.0.1',
  '172.32.0.1',
  '11.0.0.1',
  '192.0.2.1',
  '[2001:db8::1]',
])('%s is none', (host) => {
  expect(isDevelopmentHost(host)).toBe(false)
})

it('knows the hosts for examples', () => {
  expect(['example.com', 'www.example.org', 'a.example', 'example'].every(isExampleHost)).toBe(true)
  expect(['examples.com', 'example.de', 'myexample.com'].some(isExampleHost)).toBe(false)
})
