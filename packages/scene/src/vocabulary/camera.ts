/** How the camera sees the scene. */
export const CAMERA_ROWS = `
camera.low | low angle; low angle shot; from below; worm's eye view; hero angle; low camera; low viewpoint | 仰拍; 低角度; 仰视; 低机位; 从下往上; 低视角; 自下而上; 从下往上拍
camera.eye | eye level; straight on; front view; frontal view; eye level shot; straight on view; head on; frontal; front facing; side view | 平视; 正面; 正视; 平拍; 正面视角; 正面拍摄; 水平视角; 侧视
camera.raised | three quarter view; slightly above; raised angle; slightly elevated; three quarter angle; slight high angle; isometric; 45 degree angle | 微俯; 略俯; 四分之三视角; 稍高视角; 微俯视; 等距
camera.high | high angle; from above; high angle shot; looking down; high viewpoint; elevated view; bird's eye view; aerial; aerial view | 俯视; 高角度; 高机位; 从上方; 居高临下; 鸟瞰; 航拍; 高视角; 从上往下; 自上而下; 从上往下拍; 斜上方
camera.top | top view; flat lay; overhead shot; top down; overhead view; flatlay; top down view; knolling; overhead | 俯拍; 平铺; 顶视; 顶视图; 正上方; 顶拍; 平铺拍摄; 垂直俯拍
shot.close | close up; closeup; macro; close up shot; macro shot; extreme close up; detail shot; tight shot; macro photography; detail; close; close up view | 特写; 微距; 近景; 细节; 近距离; 大特写; 微距摄影; 局部; 特写镜头; 细节图
shot.medium | medium shot; mid shot; half shot; medium close up; medium view | 中景; 半身景; 中近景; 中景镜头; 中距离
shot.wide | wide shot; wide; wide angle; full shot; establishing shot; long shot; panorama; panoramic; wide view; ultra wide; wide angle shot; far away | 全景; 广角; 远景; 大全景; 宽幅; 全景镜头; 广角镜头; 超广角; 远处
blur.strong | shallow depth of field; depth of field; bokeh; blurred background; blurry background; out of focus background; soft focus; shallow focus; dof; selective focus; defocused background; defocused; blurred; bokeh lights; bokeh background; blur; bokeh circles | 浅景深; 景深; 散景; 虚化; 背景虚化; 模糊背景; 虚焦; 柔焦; 大光圈; 光斑; 背景模糊; 虚化背景; 焦外
blur.none | deep focus; everything in focus; sharp background; sharp focus; in focus; crisp; razor sharp; tack sharp | 全清晰; 大景深; 深景深; 清晰背景; 锐利; 清晰; 清晰对焦; 对焦清晰
`;
