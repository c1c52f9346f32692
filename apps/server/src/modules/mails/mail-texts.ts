import type { UiLanguage } from '@reelwright/contracts';
import type { CODE_PURPOSES } from './mail-template.ts';

interface Notice {
  subject: string;
  heading: string;
  paragraphs: string[];
  notice: string;
}

interface MadeOfTotal {
  made: number;
  total: number;
}

interface MailTexts {
  time: string;
  device: string;
  place: string;
  newEmail: string;
  deletedAt: string;
  signIn: string;
  verificationCode: Record<
    (typeof CODE_PURPOSES)[number],
    { subject: (code: string) => string; heading: string; lead: string }
  >;
  codeValidity: (minutes: number) => string;
  codeNotice: string;
  accountExists: Notice;
  passwordChanged: Notice;
  signInMethodChanged: Record<'added' | 'removed', Notice>;
  signInMethod: string;
  signInMethodName: Record<'password' | 'passkey' | 'identity', (label: string) => string>;
  emailChanged: Notice;
  deletionScheduled: Notice;
  exportReady: Notice;
  resultReady: Notice & { subjectOfTitle: (title: string) => string };
  partlyReady: {
    subject: (count: MadeOfTotal) => string;
    subjectOfTitle: (count: MadeOfTotal & { title: string }) => string;
    heading: (count: MadeOfTotal) => string;
    paragraphs: string[];
    failure: (failure: { number: number; reason: string }) => string;
    /** Of failures that are not listed. */
    more: (count: number) => string;
  };
  resultFailed: Notice & {
    subjectOfTitle: (title: string) => string;
    creditsReturned: (credits: number) => string;
  };
  openProjects: string;
  expiresAt: string;
  /** Below each mail. */
  footer: string;
  /** Between a fact's label and its value in plain text. */
  colon: string;
}

export const MAIL_TEXTS: Readonly<Record<UiLanguage, MailTexts>> = {
  en: {
    time: 'Time',
    device: 'Device',
    place: 'Address',
    newEmail: 'New email',
    deletedAt: 'Deleted on',
    signIn: 'Sign in',
    verificationCode: {
      register: {
        subject: (code) => `${code} is your Reelwright verification code`,
        heading: 'Confirm your email',
        lead: 'Enter this code to create your account.',
      },
      reset_password: {
        subject: (code) => `${code} is your code to reset your Reelwright password`,
        heading: 'Reset your password',
        lead: 'Enter this code to choose a new password.',
      },
      change_email: {
        subject: (code) => `${code} is your code to change your Reelwright email`,
        heading: 'Confirm your new email',
        lead: 'Enter this code to use this email for your account.',
      },
    },
    codeValidity: (minutes) => `It is valid for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and works once.`,
    codeNotice:
      "Didn't ask for a code? You can ignore this email: nothing changes without the code. Never share it with anybody.",
    accountExists: {
      subject: 'You already have a Reelwright account',
      heading: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, tried to create a Reelwright account with this email.',
        'Sign in with it instead. If you forgot your password, choose "Forgot password" on the sign-in page.',
      ],
      notice: "Wasn't it you? You can ignore this email: your account has not changed.",
    },
    passwordChanged: {
      subject: 'Your Reelwright password was changed',
      heading: 'Your password was changed',
      paragraphs: ['The password of your account was changed, and all other devices were signed out.'],
      notice: "Wasn't it you? Reset your password on the sign-in page right away.",
    },
    signInMethodChanged: {
      added: {
        subject: 'A sign-in method was added to your Reelwright account',
        heading: 'Sign-in method added',
        paragraphs: ['There is one more way to sign in to your account now.'],
        notice: "Wasn't it you? Remove it in your profile, change your password and sign out everywhere.",
      },
      removed: {
        subject: 'A sign-in method was removed from your Reelwright account',
        heading: 'Sign-in method removed',
        paragraphs: ['Your account can no longer be signed in to this way.'],
        notice: "Wasn't it you? Change your password and sign out everywhere in your profile.",
      },
    },
    signInMethod: 'Sign-in method',
    signInMethodName: {
      password: () => 'Password',
      passkey: (label) => `Passkey "${label}"`,
      identity: (label) => label,
    },
    emailChanged: {
      subject: 'The email of your Reelwright account was changed',
      heading: 'Your email was changed',
      paragraphs: ['Your account now uses another email. This address can no longer be used to sign in.'],
      notice: "Wasn't it you? Tell the people who run this Reelwright right away.",
    },
    deletionScheduled: {
      subject: 'Your Reelwright account will be deleted',
      heading: 'Your account will be deleted',
      paragraphs: [
        'You asked us to delete your account. Your videos, files, drafts and credits will be deleted for good.',
        'Changed your mind? Sign in before then and choose to keep your account.',
      ],
      notice: "Wasn't it you? Sign in, keep your account, and change your password.",
    },
    exportReady: {
      subject: 'Your Reelwright archive is ready',
      heading: 'Your archive is ready',
      paragraphs: ['Everything of your account is in one archive now. Sign in and open your profile to download it.'],
      notice: "Didn't you ask for it? Change your password and sign out everywhere in your profile.",
    },
    resultReady: {
      subject: 'Your result on Reelwright is ready',
      subjectOfTitle: (title) => `Ready on Reelwright: ${title}`,
      heading: 'Your result is ready',
      paragraphs: ['What you ordered is finished. Open your projects to watch, share or download it.'],
      notice: "Don't want these emails? Turn off Results in your profile.",
    },
    partlyReady: {
      subject: ({ made, total }) => `${made} of ${total} results are ready on Reelwright`,
      subjectOfTitle: ({ made, total, title }) => `${made} of ${total} ready on Reelwright: ${title}`,
      heading: ({ made, total }) => `${made} of ${total} results are ready`,
      paragraphs: [
        'Open your projects to watch, share or download them. There you can also try again what failed, and nothing else.',
      ],
      failure: ({ number, reason }) => `Result ${number} failed. ${reason}`,
      more: (count) => `${count} more failed.`,
    },
    resultFailed: {
      subject: 'A task failed on Reelwright',
      subjectOfTitle: (title) => `Failed on Reelwright: ${title}`,
      heading: 'Your task has failed',
      paragraphs: ['What you ordered could not be made. Open your projects to try again.'],
      creditsReturned: (credits) =>
        credits === 1
          ? '1 credit has been returned to the account.'
          : `${credits} credits have been returned to the account.`,
      notice: "Don't want these emails? Turn off Results in your profile.",
    },
    openProjects: 'Open projects',
    expiresAt: 'Available until',
    footer: 'Reelwright sent this email because this address was used there.',
    colon: ': ',
  },
  'zh-CN': {
    time: '时间',
    device: '设备',
    place: '地址',
    newEmail: '新邮箱',
    deletedAt: '删除时间',
    signIn: '登录',
    verificationCode: {
      register: {
        subject: (code) => `${code} 是您的 Reelwright 验证码`,
        heading: '验证您的邮箱',
        lead: '请输入以下验证码完成注册。',
      },
      reset_password: {
        subject: (code) => `${code} 是您重置 Reelwright 密码的验证码`,
        heading: '重置密码',
        lead: '请输入以下验证码，然后设置新密码。',
      },
      change_email: {
        subject: (code) => `${code} 是您更换 Reelwright 邮箱的验证码`,
        heading: '验证新邮箱',
        lead: '请输入以下验证码，将此邮箱绑定到您的账号。',
      },
    },
    codeValidity: (minutes) => `验证码 ${minutes} 分钟内有效，仅可使用一次。`,
    codeNotice: '如果不是您本人操作，请忽略此邮件：没有验证码，任何信息都不会改变。请勿将验证码告诉他人。',
    accountExists: {
      subject: '您已有 Reelwright 账号',
      heading: '您已有账号',
      paragraphs: [
        '有人（可能是您）尝试用此邮箱注册 Reelwright 账号。',
        '请直接用此邮箱登录。如果忘记密码，请在登录页点击“忘记密码”。',
      ],
      notice: '不是您本人操作？请忽略此邮件，您的账号没有任何变化。',
    },
    passwordChanged: {
      subject: '您的 Reelwright 密码已修改',
      heading: '密码已修改',
      paragraphs: ['您的账号密码已修改，其他设备均已退出登录。'],
      notice: '不是您本人操作？请立即在登录页重置密码。',
    },
    signInMethodChanged: {
      added: {
        subject: '您的 Reelwright 账号新增了登录方式',
        heading: '登录方式已新增',
        paragraphs: ['现在可以通过一种新的方式登录您的账号。'],
        notice: '不是您本人操作？请立即在个人中心移除该方式、修改密码，并退出所有设备。',
      },
      removed: {
        subject: '您的 Reelwright 账号移除了一种登录方式',
        heading: '登录方式已移除',
        paragraphs: ['您的账号不能再通过此方式登录。'],
        notice: '不是您本人操作？请立即修改密码，并在个人中心退出所有设备。',
      },
    },
    signInMethod: '登录方式',
    signInMethodName: {
      password: () => '密码',
      passkey: (label) => `通行密钥“${label}”`,
      identity: (label) => label,
    },
    emailChanged: {
      subject: '您的 Reelwright 账号邮箱已更换',
      heading: '邮箱已更换',
      paragraphs: ['您的账号已改用另一个邮箱，此邮箱不能再用于登录。'],
      notice: '不是您本人操作？请立即联系本站的管理员。',
    },
    deletionScheduled: {
      subject: '您的 Reelwright 账号即将删除',
      heading: '账号即将删除',
      paragraphs: [
        '您已申请删除账号。届时您的视频、文件、草稿和积分将被永久删除。',
        '改变主意了？请在此之前登录，并选择保留账号。',
      ],
      notice: '不是您本人操作？请登录并保留账号，然后修改密码。',
    },
    exportReady: {
      subject: '您的 Reelwright 存档已生成',
      heading: '存档已生成',
      paragraphs: ['您账号的全部内容已打包完成。请登录并在个人中心下载。'],
      notice: '不是您本人操作？请立即修改密码，并在个人中心退出所有设备。',
    },
    resultReady: {
      subject: '您在 Reelwright 的内容已生成',
      subjectOfTitle: (title) => `Reelwright 已生成：${title}`,
      heading: '您的内容已生成',
      paragraphs: ['您提交的任务已完成。打开“项目”即可查看、分享或下载。'],
      notice: '不想再收到此类邮件？请在个人中心关闭“生成结果”。',
    },
    partlyReady: {
      subject: ({ made, total }) => `您在 Reelwright 的内容已生成 ${made}/${total}`,
      subjectOfTitle: ({ made, total, title }) => `Reelwright 已生成 ${made}/${total}：${title}`,
      heading: ({ made, total }) => `已生成 ${made}/${total} 个结果`,
      paragraphs: ['打开“项目”即可查看、分享或下载，也可以只重新生成失败的结果。'],
      failure: ({ number, reason }) => `第 ${number} 个未能生成：${reason}`,
      more: (count) => `另有 ${count} 个未能生成。`,
    },
    resultFailed: {
      subject: '您在 Reelwright 的任务失败',
      subjectOfTitle: (title) => `Reelwright 任务失败：${title}`,
      heading: '您的任务失败了',
      paragraphs: ['您提交的任务未能完成。打开“项目”即可重试。'],
      creditsReturned: (credits) => `${credits} 积分已退回账号。`,
      notice: '不想再收到此类邮件？请在个人中心关闭“生成结果”。',
    },
    openProjects: '打开项目',
    expiresAt: '有效期至',
    footer: '您收到此邮件，是因为有人在 Reelwright 使用了此邮箱。',
    colon: '：',
  },
};
